import { normalise } from '#platform/arabic.ts';
import { foldDigits } from '#platform/digits.ts';
import { normaliseMobile } from '#platform/phone.ts';

/** What a search means: an order by its number, a buyer by mobile, or a buyer by words of the name. */
export type OrderSearch = { orderId: number } | { mobile: string } | { words: string[] };

/** A search shows the newest orders it means, up to here; older ones of a common name are found by their days. */
export const MOST_FOUND = 200;

const NUMBER = /^(?:wk)?\p{Pd}?#?(\d{1,15})$/iu;

/**
 * Reads `WK-10482`, `wk ١٠٤٨٢` or `10482` as a number, any spelling of an Egyptian mobile as a mobile, and other text
 * as a name. Null if no text remains.
 */
export function parseOrderSearch(text: string): OrderSearch | null {
  const mobile = normaliseMobile(text);
  if (mobile) return { mobile };
  const number = NUMBER.exec(foldDigits(text).replace(/\s/g, ''))?.[1];
  if (number) return { orderId: Number(number) };
  const words = normalise(text).split(' ').filter(Boolean);
  return words.length > 0 ? { words } : null;
}
