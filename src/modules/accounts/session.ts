import * as z from 'zod/mini';
import { DAY, MINUTE } from '#platform/clock.ts';

/** A session ends this long after its last use. */
export const SESSION_LIFETIME = 30 * DAY;
/** Its end is moved at most this often, so reading pages does not write each time. */
export const SESSION_EXTENDED_EVERY = DAY;

/** For this long after the password was given, calls that must be confirmed are open. */
export const CONFIRMED_FOR = 10 * MINUTE;

/** One session of the account. */
export const sessionOutput = z.object({
  id: z.int(),
  browser: z.string(),
  system: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  current: z.boolean(),
});
export type SessionOutput = z.output<typeof sessionOutput>;

/** In this order, because each of them also claims to be the later ones. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\/|\bOpera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** The browser and system of a User-Agent header that its owner would recognise; an empty name if it is unknown. */
export function describeDevice(userAgent: string): { browser: string; system: string } {
  return { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) };
}

function nameIn(names: readonly (readonly [string, RegExp])[], userAgent: string): string {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
}
