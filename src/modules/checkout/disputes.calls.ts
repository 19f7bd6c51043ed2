import * as z from 'zod/mini';
import { BEARERS } from '#modules/ledger/bearer.ts';
import { disputeReason } from '#modules/payments/disputes.calls.ts';
import { defineCall } from '#platform/call.ts';

export const endDispute = defineCall({
  method: 'POST',
  path: '/api/web/back-office/dispute/end',
  access: 'refunds',
  summary:
    'Writes down how a dispute ended; one that was lost is reversed in the books, by whose loss it is, and what has not left is cancelled',
  input: z.object({
    paymentId: z.coerce.number().check(z.int(), z.positive()),
    verdict: z.enum(['won', 'lost']),
    bearer: z.optional(z.enum(BEARERS)),
    reason: disputeReason,
  }),
  output: z.object({ paymentId: z.int() }),
  refusals: ['payment_not_found', 'not_disputed', 'bearer_needed'],
});
