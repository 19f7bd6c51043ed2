import * as z from 'zod/mini';
import { DAY, HOUR, MINUTE } from '#platform/clock.ts';
import type { Role } from '#platform/viewer.ts';

interface Lifetime {
  /** A session ends this long after its last use, */
  idle: number;
  /** and this long after it began, however it is used. */
  most: number;
  /** Its end is moved at most this often, so reading pages does not write each time. */
  extendedEvery: number;
}

const OF_SHOPPERS: Lifetime = { idle: 30 * DAY, most: 180 * DAY, extendedEvery: DAY };
/** Who reads of everybody's orders and moves the shop's money signs in each working day. */
const OF_STAFF: Lifetime = { idle: 12 * HOUR, most: 7 * DAY, extendedEvery: 10 * MINUTE };

/** How long sessions of this role last. A merchant's members are no staff of the shop. */
export function lifetimeOf(role: Role): Lifetime {
  return role === 'user' || role === 'merchant' ? OF_SHOPPERS : OF_STAFF;
}

/** For this long after the password was given, calls that must be confirmed are open. */
export const CONFIRMED_FOR = 10 * MINUTE;

/** One session of the account. */
export const sessionOutput = z.object({
  id: z.int(),
  browser: z.string(),
  system: z.string(),
  /** The network address from which it was opened; empty if that is not known. */
  address: z.string(),
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
