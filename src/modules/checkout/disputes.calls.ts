import * as z from 'zod/mini';
import { LOSS_PARTIES } from '#modules/ledger/loss-party.ts';
import { disputeReason } from '#modules/payments/disputes.calls.ts';
import { disputeInput } from '#modules/payments/text.ts';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';

export const endDispute = defineCall({
  method: 'POST',
  path: '/api/web/back-office/dispute/end',
  access: 'refunds',
  summary:
    'Writes down how a dispute ended; one that was lost is reversed in the books, by whose loss it is, and what has not left is cancelled',
  input: z.object({
    paymentId: pathId,
    decision: z.enum(['won', 'lost']),
    lossParty: z.optional(z.enum(LOSS_PARTIES)),
    /** What the bank charges for the dispute, in pounds. */
    fee: z.optional(z.number(disputeInput.amount).check(z.nonnegative(disputeInput.amount), z.maximum(1e6))),
    reason: disputeReason,
  }),
  output: z.object({ paymentId: z.int() }),
  refusals: ['payment_not_found', 'not_disputed', 'loss_party_needed'],
});
