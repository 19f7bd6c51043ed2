import { BIDI_CONTROLS } from './digits.ts';

/**
 * Isolates a piece of text of the other direction inside a plain-text sentence (SMS, page title). Markup uses `<bdi>`.
 */
export function isolate(text: string): string {
  return `\u2068${text.replace(BIDI_CONTROLS, '')}\u2069`;
}
