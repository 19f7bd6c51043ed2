import { isId, storedList } from './stored-list.ts';

export const MOST_COMPARED = 4;

/** The products that this browser's shopper compares, in the order in which they were chosen. */
export const compared = storedList({ key: 'compared', most: MOST_COMPARED, isEntry: isId });
