import { keepIds } from './kept-ids.ts';

export const MOST_COMPARED = 4;

/** The products that this browser's shopper compares, in the order in which they were chosen. */
export const compared = keepIds('compared', MOST_COMPARED);
