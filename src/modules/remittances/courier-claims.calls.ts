import * as z from 'zod/mini';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { pathId, writtenReason } from '#platform/inputs.ts';
import { COURIER_CLAIM_STATES, COURIER_DECISIONS, LOSS_PARTIES } from './courier-claim.ts';
import { remittanceInput } from './text.ts';

const claim = z.object({
  id: z.int(),
  courier: z.string(),
  trackingNumber: z.string(),
  orderId: z.int(),
  merchantName: z.string(),
  /** In pounds, as are all amounts here: the price of what was lost or damaged. */
  goods: z.number(),
  openedAt: z.string(),
  days: z.int(),
  state: z.enum(COURIER_CLAIM_STATES),
  /** What the courier accepted. */
  amount: z.number(),
});
export type CourierClaim = z.output<typeof claim>;

export const listCourierClaims = defineCall({
  method: 'GET',
  path: '/api/web/remittances/courier-claims',
  access: 'remittances',
  summary: 'What couriers lost, damaged or did not bring back and nobody has paid for, the oldest 100',
  input: z.object({}),
  output: z.object({ claims: z.array(claim) }),
});

export const decideCourierClaim = defineCall({
  method: 'POST',
  path: '/api/web/remittances/courier-claims/:claimId/decide',
  access: 'remittances',
  summary:
    'The courier has accepted a claim, for an amount, or rejected it: then somebody else bears the loss',
  input: z.object({
    claimId: pathId,
    decision: z.enum(COURIER_DECISIONS),
    /** For an accepted one. */
    amount: z.optional(
      z.coerce.number(remittanceInput.amount).check(z.minimum(0.01, remittanceInput.amount), z.maximum(1e7)),
    ),
    /** For a rejected one. */
    lossParty: z.optional(z.enum(LOSS_PARTIES)),
    reason: writtenReason(remittanceInput.reason, 500),
  }),
  output: z.object({ state: z.enum([...COURIER_CLAIM_STATES, 'awaits_second']) }),
  refusals: ['claim_not_found', 'claim_decided', 'amount_needed', 'loss_party_needed', ...SIGNING_REFUSALS],
});

export const recordCourierPaid = defineCall({
  method: 'POST',
  path: '/api/web/remittances/courier-claims/:claimId/paid',
  access: 'remittances',
  summary: 'The bank shows what a courier accepted to pay',
  input: z.object({
    claimId: pathId,
    bankReference: z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(60)),
  }),
  output: z.object({ state: z.enum(COURIER_CLAIM_STATES) }),
  refusals: ['claim_not_found', 'claim_decided'],
});
