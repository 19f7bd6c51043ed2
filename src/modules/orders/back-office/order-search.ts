import { normalise } from '#platform/arabic.ts';
import { foldDigits } from '#platform/digits.ts';
import { normaliseMobile } from '#platform/phone.ts';

/**
 * What a search means: an order by its number, a buyer by mobile, a bare number (of an order, of a courier, or the end of
 * a mobile), a courier's number with letters in it, or a buyer by words of the name.
 */
export type OrderSearch =
  | { orderId: number }
  | { mobile: string }
  | { number: string }
  | { tracking: string }
  | { words: string[] };

/** A search shows the newest orders it means, up to here; older ones of a common name are found by their days. */
export const MOST_FOUND = 200;

/** With the parcel's number behind it, as the barcode of our own labels has it. */
const ORDER = /^(?:wk\p{Pd}?#?|#)(\d{1,15})(?:\p{Pd}\d{1,15})?$/iu;
const NUMBER = /^\d{1,20}$/;
const TRACKING = /^(?=.*\d)[a-z\d-]{5,40}$/i;
/** Fewer digits than these end too many mobiles. */
export const LEAST_ENDING = 4;

/**
 * Reads `WK-10482`, `wk ١٠٤٨٢` and a label's `WK-10482-7` as an order, any spelling of an Egyptian mobile as a mobile,
 * other digits as any number that people have at hand, and other text as a name. Null if no text remains.
 */
export function parseOrderSearch(text: string): OrderSearch | null {
  const mobile = normaliseMobile(text);
  if (mobile) return { mobile };
  const typed = foldDigits(text).replace(/\s/g, '');
  const orderId = ORDER.exec(typed)?.[1];
  if (orderId) return { orderId: Number(orderId) };
  if (NUMBER.test(typed)) return { number: typed };
  if (TRACKING.test(typed)) return { tracking: typed };
  const words = normalise(text).split(' ').filter(Boolean);
  return words.length > 0 ? { words } : null;
}
