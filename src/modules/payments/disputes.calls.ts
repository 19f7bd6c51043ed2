import * as z from 'zod/mini';
import { LOSS_PARTIES } from '#modules/ledger/loss-party.ts';
import { defineCall } from '#platform/call.ts';
import { calendarDay, writtenReason } from '#platform/inputs.ts';
import { disputeInput } from './text.ts';

/** What is written down about a dispute. */
export const disputeReason = writtenReason(disputeInput.reason, 300);

/** Listed at a time, the oldest: the next come up as these end. */
export const MOST_DISPUTES = 100;
/** Of those that ended, the newest. */
export const MOST_ENDED = 20;

const dispute = {
  id: z.int(),
  paymentId: z.int(),
  orderId: z.int(),
  method: z.string(),
  captured: z.number(),
  /** What the bank wants. */
  amount: z.number(),
};

export const listDisputes = defineCall({
  method: 'GET',
  path: '/api/web/back-office/dispute/list',
  access: 'refunds',
  summary: 'Payments that a bank disputes, the oldest 100, and the 20 newest that ended, in pounds',
  input: z.object({}),
  output: z.object({
    disputes: z.array(
      z.object({
        ...dispute,
        /** The bank takes papers until then, if it said so. */
        dueAt: z.nullable(z.string()),
        /** Of the amount, what its buyer has back already: it would be lost a second time. */
        refunded: z.number(),
      }),
    ),
    ended: z.array(
      z.object({
        ...dispute,
        endedAt: z.string(),
        decision: z.enum(['won', 'lost']),
        lossParty: z.nullable(z.enum(LOSS_PARTIES)),
        fee: z.number(),
        lostAgain: z.number(),
      }),
    ),
  }),
});

export const openDispute = defineCall({
  method: 'POST',
  path: '/api/web/back-office/dispute/open',
  access: 'refunds',
  summary:
    "Writes down that the buyer's bank disputes a payment of an order: earnings wait, nothing is refunded",
  input: z.object({
    orderId: z.coerce
      .number(disputeInput.order)
      .check(z.int(disputeInput.order), z.positive(disputeInput.order)),
    /** In pounds; without it, all that was not refunded. */
    amount: z.optional(z.number(disputeInput.amount).check(z.positive(disputeInput.amount), z.maximum(1e7))),
    /** The last day for our papers, as the bank says. */
    answerBy: z.optional(calendarDay(disputeInput.day)),
    reason: disputeReason,
  }),
  output: z.object({ paymentId: z.int() }),
  refusals: ['payment_not_found', 'not_disputable', 'dispute_amount', 'dispute_day'],
});
