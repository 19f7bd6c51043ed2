import { normalise } from '#platform/arabic.ts';
import { foldDigits } from '#platform/digits.ts';
import { normaliseMobile } from '#platform/phone.ts';

/** What is meant by a search: an order by its number, a buyer by his mobile, or one by words of his name. */
export type OrderSearch = { orderId: number } | { mobile: string } | { words: string[] };

/** A search shows the newest orders it means, up to here; older ones of a common name are found by their days. */
export const MOST_FOUND = 200;

const NUMBER = /^(?:wk)?\p{Pd}?#?(\d{1,15})$/iu;

/**
 * Reads `WK-10482`, `wk ١٠٤٨٢` or `10482` as a number, an Egyptian mobile in any spelling as that, anything else as
 * a name. Null where nothing is left of it.
 */
export function parseOrderSearch(text: string): OrderSearch | null {
  const mobile = normaliseMobile(text);
  if (mobile) return { mobile };
  const number = NUMBER.exec(foldDigits(text).replace(/\s/g, ''))?.[1];
  if (number) return { orderId: Number(number) };
  const words = normalise(text).split(' ').filter(Boolean);
  return words.length > 0 ? { words } : null;
}
