import { storedList } from './stored-list.ts';

const isWords = (each: unknown): each is string => typeof each === 'string';

/** What was searched for in this browser, the newest first. */
export const recentSearches = storedList({ key: 'searches', most: 6, isEntry: isWords });
