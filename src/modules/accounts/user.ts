import * as z from 'zod/mini';
import { DUTIES, ROLES } from '#platform/viewer.ts';

export const USER_STATUSES = ['active', 'blocked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Roles that /users can change. A merchant's role comes and goes with its merchant. */
export const GIVEN_ROLES = ['user', 'support', 'finance', 'super_admin'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** As many as are counted. */
export const MOST_PAGES = 50;

/** A search finds so many of the newest; who sees that many searches more precisely. */
export const MOST_FOUND = 200;

/** An account in the list of staff. */
export const userRow = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  /** The merchant it works for. */
  merchantName: z.nullable(z.string()),
  /** Null if it never signed in. */
  signedInAt: z.nullable(z.string()),
  ordersCount: z.int(),
});
export type UserRow = z.output<typeof userRow>;

export const CONSENT_DECISIONS = ['given', 'withdrawn'] as const;

/** One entry of the log of consents: by whom, when, to which text, from where (law 151/2020). */
export const consent = z.object({
  /** The terms, selling, or what one is told of. */
  purpose: z.string(),
  /** By which channel one is told of it; null for what is no message. */
  toldBy: z.nullable(z.string()),
  textVersion: z.string(),
  decision: z.enum(CONSENT_DECISIONS),
  channel: z.string(),
  address: z.string(),
  at: z.string(),
});
export type Consent = z.output<typeof consent>;

export const userDetails = z.extend(userRow, {
  createdAt: z.string(),
  mobileVerified: z.boolean(),
  birthDate: z.nullable(z.string()),
  merchantId: z.nullable(z.int()),
  duty: z.nullable(z.enum(DUTIES)),
  secondFactor: z.enum(['on', 'off']),
  sessionsCount: z.int(),
  consents: z.array(consent),
  /** Why a buyer cannot be erased yet, in words; empty if nothing is open. */
  erasureBlock: z.string(),
  /** Whether it is the caller's own account: people cannot block or demote themselves. */
  isOwn: z.boolean(),
});
export type UserDetails = z.output<typeof userDetails>;
