import { createHash } from 'node:crypto';
import { normalise } from '#platform/arabic.ts';

/** In hexadecimal digits: among a million titles of a merchant, two alike are as good as impossible. */
const DIGITS = 16;

/** A code for goods that come without one: equal titles have equal codes, so a file that is read again changes, not adds. */
export function codeFor(title: string): string {
  return `T-${createHash('sha256').update(normalise(title)).digest('hex').slice(0, DIGITS)}`;
}
