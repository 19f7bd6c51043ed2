import * as z from 'zod/mini';
import { parseWhole } from '#platform/digits.ts';
import { lowStockText } from './application.text.ts';

/** As many free units of one variant nobody calls few; larger numbers are slips. */
export const MOST_FEW = 10_000;

/**
 * How many free units of one variant are few, as a number or as people type it. 0: never few. The home, the list and the
 * editor all count by it; a product may have a number of its own.
 */
export const lowStockInput = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], lowStockText.wrong),
    z.transform(given => (typeof given === 'number' ? given : (parseWhole(given) ?? Number.NaN))),
  ),
  z.int(lowStockText.wrong).check(z.minimum(0, lowStockText.wrong), z.maximum(MOST_FEW, lowStockText.wrong)),
);
