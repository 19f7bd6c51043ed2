import * as z from 'zod/mini';
import { DUTIES } from '#platform/viewer.ts';
import { paperOutput } from './application.ts';
import { identityChange } from './identity.ts';
import { LOOKS, MERCHANT_EVENTS, MERCHANT_STATUSES } from './merchant-status.ts';
import { CHECK_ITEMS, ENTITY_KINDS, PAPER_KINDS } from './papers.ts';

/** A merchant in the list of staff. */
export const merchantRow = z.object({
  id: z.int(),
  nameAr: z.string(),
  logoUrl: z.string(),
  activity: z.string(),
  status: z.enum(MERCHANT_STATUSES),
  /** Null: nothing of it waits for staff but its status. */
  look: z.nullable(z.enum(LOOKS)),
  /** From the application, if there is one. */
  submittedAt: z.string(),
});
export type MerchantRow = z.output<typeof merchantRow>;

/** `yes` if it can be decided now; otherwise the code and sentence why not. */
const decision = z.object({ event: z.enum(MERCHANT_EVENTS), allowed: z.boolean(), why: z.string() });
export type Decision = z.output<typeof decision>;

/** Everything that staff know about a merchant. */
export const merchantFile = z.object({
  id: z.int(),
  /** Null if nobody applied, as for older merchants. */
  applicationId: z.nullable(z.int()),
  nameAr: z.string(),
  logoUrl: z.string(),
  status: z.enum(MERCHANT_STATUSES),
  statusReason: z.string(),
  holidayUntil: z.nullable(z.string()),
  activity: z.string(),
  entityKind: z.enum(ENTITY_KINDS),
  legalName: z.string(),
  commercialRegister: z.string(),
  taxNumber: z.string(),
  vatRegistered: z.boolean(),
  /** Masked; empty if none is stored. */
  nationalId: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  returnAddress: z.string(),
  expectedProducts: z.string(),
  submittedAt: z.string(),
  papers: z.array(paperOutput),
  /** The newest first. */
  identityChanges: z.array(identityChange),
  papersAsked: z.array(z.enum(PAPER_KINDS)),
  checklist: z.array(z.object({ item: z.enum(CHECK_ITEMS), checked: z.boolean() })),
  reviewsProducts: z.boolean(),
  products: z.int(),
  openOrders: z.int(),
  members: z.array(z.object({ userId: z.int(), name: z.string(), duty: z.enum(DUTIES) })),
  history: z.array(
    z.object({
      event: z.enum(MERCHANT_EVENTS),
      at: z.string(),
      /** Empty for somebody without a name, null for the shop's own clock. */
      by: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  decisions: z.array(decision),
});
export type MerchantFile = z.output<typeof merchantFile>;
