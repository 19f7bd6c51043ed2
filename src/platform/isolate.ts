import { BIDI_CONTROLS } from './digits.ts';

/**
 * Isolates a piece of text of the other direction inside a plain-text sentence (SMS, page title). Markup uses `<bdi>`.
 * Not for the address of a page, which reads correctly without it (docs/egypt.md, Direction): phones that turn it into
 * a link would take the closing mark as its last letter.
 */
export function isolate(text: string): string {
  return `\u2068${text.replace(BIDI_CONTROLS, '')}\u2069`;
}

/**
 * A product's title inside a plain-text sentence. It reads from right to left even where it begins with the name of a
 * brand in Latin letters, by which `isolate` would turn its words around; markup uses `<bdi dir="rtl">`.
 */
export const isolateTitle = (words: string): string => `\u2067${isolate(words).slice(1)}`;
