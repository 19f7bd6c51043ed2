import { findFetched } from './foreign.sql.ts';
import type { UsedPictures } from './sweep-pictures.ts';

/** What was fetched stays for as long as its identifier is known: who named it would not name it again. */
export const usedPictures: UsedPictures = findFetched;
