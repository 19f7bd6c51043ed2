import * as z from 'zod/mini';
import { mobileInput } from '#modules/accounts/account.ts';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { defineCall } from '#platform/call.ts';
import { rowId } from '#platform/inputs.ts';
import { reason } from './case-input.ts';
import { caseInput } from './text.ts';

/** More than the settings may ever allow. */
const MOST_POUNDS = 10_000_000;

export const showCredit = defineCall({
  method: 'GET',
  path: '/api/web/user/credit',
  access: 'buyer',
  summary: "The buyer's account credit and its newest movements, in pounds",
  input: z.object({}),
  output: z.object({
    balance: z.number(),
    moves: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        amount: z.number(),
        balance: z.number(),
        kind: z.enum(['refund', 'goodwill', 'spent', 'exchanged', 'replacement', 'other']),
      }),
    ),
  }),
});

export const showGoodwillBuyer = defineCall({
  method: 'POST',
  path: '/api/web/back-office/credit/goodwill/buyer',
  access: 'goodwill',
  summary: 'Whose credit it would be, by the account, the mobile or an order, and how much more a day allows',
  input: z.object({
    userId: z.optional(rowId),
    mobile: z.optional(mobileInput),
    orderId: z.optional(rowId),
  }),
  output: z.object({
    userId: z.int(),
    name: z.string(),
    mobile: z.string(),
    /** What this giver may still give this buyer alone today, in pounds. */
    most: z.number(),
  }),
  refusals: ['buyer_not_found'],
});

export const giveGoodwill = defineCall({
  method: 'POST',
  path: '/api/web/back-office/credit/goodwill',
  access: 'goodwill',
  summary: 'Gives a buyer account credit out of good will, with the reason',
  input: z.object({
    /** Made by the client for one gift, so sending it twice gives it once. */
    key: z.string().check(z.regex(/^[\w-]{8,100}$/)),
    /** As `showGoodwillBuyer` named it. */
    userId: rowId,
    amount: z.number().check(z.positive(caseInput.amount), z.maximum(MOST_POUNDS, caseInput.amount)),
    reason,
  }),
  /** `waits`: others must sign first. */
  output: z.object({ waits: z.boolean() }),
  refusals: ['buyer_not_found', ...SIGNING_REFUSALS],
});
