import { BIDI_CONTROLS } from './digits.ts';

/**
 * A product's title inside a plain-text sentence. It reads from right to left even where it begins with the name of a
 * brand in Latin letters, by which `isolate` would turn its words around; markup uses `<bdi dir="rtl">`.
 */
export function isolateTitle(title: string): string {
  return `\u2067${title.replace(BIDI_CONTROLS, '')}\u2069`;
}
