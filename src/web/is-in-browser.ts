import { useSyncExternalStore } from 'react';

/**
 * False at the first sight of a page, which must be as the server drew it: of the hash of an address, and of the query of any
 * page but a list of goods, the server is told nothing.
 */
export const useIsInBrowser = (): boolean => useSyncExternalStore(subscribeToNothing, inBrowser, onServer);

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
