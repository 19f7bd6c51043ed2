import { isolate } from './isolate.ts';

const ENDED = /[!?؟…]$|\.\.\.$/;
const LOOSE_END = /[\s.,،؛;:]+$/;

/** A typed text without what loosely ends it, as it stands in a sentence. */
export const withoutEnd = (typed: string): string => typed.trim().replace(LOOSE_END, '');

/** A text that somebody typed as the end of a sentence: with one full stop, however the typed text ends. */
export function withFullStop(typed: string): string {
  const text = typed.trim();
  return ENDED.test(text) ? isolate(text) : `${isolate(withoutEnd(text))}.`;
}
