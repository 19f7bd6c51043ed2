import { BIDI_CONTROLS } from './digits.ts';

/** A piece of another direction made safe inside a plain-text sentence (SMS, page title); markup has `<bdi>`. */
export function isolate(text: string): string {
  return `\u2068${text.replace(BIDI_CONTROLS, '')}\u2069`;
}
