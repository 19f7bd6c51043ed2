import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId, writtenReason } from '#platform/inputs.ts';
import { disputeInput } from './text.ts';

/** What is written down about a dispute. */
export const disputeReason = writtenReason(disputeInput.reason, 300);

/** Listed at a time, the oldest: the next come up as these end. */
export const MOST_DISPUTES = 100;

export const listDisputes = defineCall({
  method: 'GET',
  path: '/api/web/back-office/dispute/list',
  access: 'refunds',
  summary: 'Payments that a bank disputes, the oldest 100, in pounds',
  input: z.object({}),
  output: z.object({
    disputes: z.array(
      z.object({
        paymentId: z.int(),
        orderId: z.int(),
        method: z.string(),
        captured: z.number(),
        /** The amount the bank would take: captured, not refunded, and not being refunded. */
        atStake: z.number(),
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
  input: z.object({ orderId: pathId, reason: disputeReason }),
  output: z.object({ paymentId: z.int() }),
  refusals: ['payment_not_found', 'not_disputable'],
});
