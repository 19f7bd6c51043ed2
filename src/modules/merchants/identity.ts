import * as z from 'zod/mini';
import { paperOutput } from './application.ts';
import { ENTITY_KINDS, type EntityKind, needsRegister, type PaperKind } from './papers.ts';

/** A merchant's legal identity in the order of its form. */
export const IDENTITY_FIELDS = [
  'legalName',
  'commercialRegister',
  'taxNumber',
  'vatRegistered',
  'phone',
  'address',
] as const;
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

/** A draft is still with the merchant, an approved one waits for its day. */
export const CHANGE_STATES = ['draft', 'waiting', 'approved', 'refused', 'in_force'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** How late a change may begin, in days. Our own choice: staff check papers of now. */
export const LATEST_EFFECT = 90;

/** Days before a paper's last day at which its merchant is reminded; -1 is the day after it. Our own choice. */
export const REMINDED_AT_DAYS = [30, 7, -1] as const;

const identity = z.object({
  legalName: z.string(),
  commercialRegister: z.string(),
  taxNumber: z.string(),
  vatRegistered: z.enum(['yes', 'no']),
  phone: z.string(),
  address: z.string(),
});
export type Identity = z.output<typeof identity>;

/** What a merchant asks to be changed, for itself and for staff. */
export const identityChange = z.object({
  id: z.int(),
  state: z.enum(CHANGE_STATES),
  /** Only what is to change. */
  fields: z.partial(identity),
  /** The same fields before it came into force. */
  former: z.partial(identity),
  effectiveFrom: z.nullable(z.string()),
  reason: z.string(),
  /** Why staff refused it. */
  answer: z.string(),
  askedBy: z.string(),
  askedAt: z.nullable(z.string()),
  papers: z.array(paperOutput),
});
export type IdentityChange = z.output<typeof identityChange>;

/** A merchant's own view: what holds now, what is asked for, and the papers that prove it. */
export const ownIdentity = z.object({
  entityKind: z.enum(ENTITY_KINDS),
  identity,
  /** The one being written or waited for. */
  open: z.nullable(identityChange),
  /** Decided before, the newest first. */
  decided: z.array(identityChange),
  /** The newest of each kind. */
  papers: z.array(paperOutput),
});
export type OwnIdentity = z.output<typeof ownIdentity>;

/** The fields in which what is asked differs from what holds. */
export function changedFields(now: Identity, asked: Identity): Partial<Identity> {
  return Object.fromEntries(
    IDENTITY_FIELDS.filter(field => now[field] !== asked[field]).map(field => [field, asked[field]]),
  );
}

/** The kinds of papers that prove a change; a telephone number needs none. */
export function papersFor(entity: EntityKind, changed: Partial<Identity>): PaperKind[] {
  const named = changed.legalName !== undefined || changed.commercialRegister !== undefined;
  const taxed = changed.taxNumber !== undefined || changed.vatRegistered !== undefined;
  const register: PaperKind = needsRegister(entity) ? 'commercial_register' : 'owner_id';
  return [
    ...(named || changed.address !== undefined ? [register] : []),
    ...(taxed || changed.legalName !== undefined ? (['tax_card'] as const) : []),
  ];
}

/** The reminder that is due this many days before a paper's end; null while it is early. */
export function reminderAt(daysLeft: number): number | null {
  return REMINDED_AT_DAYS.findLast(days => daysLeft <= days) ?? null;
}
