import * as z from 'zod/mini';
import { limit, pathId, writtenReason } from '#platform/inputs.ts';
import { payoutInput } from './text.ts';

/** What a payout consists of, in pounds. */
export const payoutParts = {
  amount: z.number(),
  /** Of the amount, for the tax authority: the merchant receives the rest. */
  withheld: z.number(),
  /** The days on which its entries were posted; null while it has none, because the bank did not pay it. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  orders: z.int(),
  /** What was sold in it. */
  sales: z.number(),
  /** Commission, what buyers got back, what is withheld: what has to be added to the sales, mostly below nothing. */
  deductions: z.number(),
  /** What the merchant receives. */
  net: z.number(),
};
export interface PayoutParts extends z.output<z.ZodMiniObject<typeof payoutParts>> {}

export const reason = writtenReason(payoutInput.reason, 300);
/** Pages by key: entries older than the last one seen. */
export const paging = {
  before: z.optional(pathId),
  limit: limit(30),
};
