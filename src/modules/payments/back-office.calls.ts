import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { isMoment } from '#platform/dates.ts';
import { repliedFile } from '#platform/file.ts';
import { pathId } from '#platform/inputs.ts';
import { disputeReason } from './disputes.calls.ts';
import { paymentInput } from './text.ts';

/** Why a gateway's message needs staff. */
export const TRACE_OUTCOMES = [
  'forged_signature',
  'amount_differs',
  'currency_differs',
  'payment_not_found',
  'for_staff',
] as const;

const transfer = z.object({
  paymentId: z.int(),
  orderId: z.int(),
  buyer: z.string(),
  /** In pounds, as are all amounts here. */
  amount: z.number(),
  since: z.string(),
  /** The order was cancelled meanwhile. Money that arrives now revives it or is refunded. */
  isLate: z.boolean(),
  /** The buyer's picture: when it came, and why staff refused it, or null while nobody has. */
  proof: z.nullable(z.object({ at: z.string(), refusal: z.nullable(z.string()) })),
});
export type WaitingTransfer = z.output<typeof transfer>;

const trace = z.object({
  id: z.int(),
  at: z.string(),
  provider: z.string(),
  outcome: z.enum(TRACE_OUTCOMES),
  /** The event it reported: captured, refunded, chargeback…; null for a forged message, which proves nothing. */
  kind: z.nullable(z.string()),
  orderId: z.nullable(z.int()),
  reported: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  ours: z.nullable(z.number()),
});
export type PaymentTrace = z.output<typeof trace>;

export const listPaymentWork = defineCall({
  method: 'GET',
  path: '/api/web/back-office/payment/list',
  access: 'remittances',
  summary: 'What payments need a person for: transfers, and traces of wrong messages',
  input: z.object({}),
  output: z.object({
    transfers: z.array(transfer),
    traces: z.array(trace),
  }),
});

export const markTraceSeen = defineCall({
  method: 'POST',
  path: '/api/web/back-office/payment/trace-seen',
  access: 'remittances',
  summary: 'Somebody has looked at the trace of a wrong message; once is enough',
  input: z.object({ traceId: pathId }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['trace_not_found'],
});

export const readTransferProof = defineCall({
  method: 'GET',
  path: '/api/web/back-office/payment/proof/:paymentId',
  access: 'remittances',
  summary: 'The picture that a buyer sent of a transfer',
  input: z.object({ paymentId: pathId }),
  output: repliedFile,
  replies: 'file',
  refusals: ['payment_not_found'],
});

export const refuseTransferProof = defineCall({
  method: 'POST',
  path: '/api/web/back-office/payment/refuse-proof',
  access: 'remittances',
  summary: 'Staff cannot use the picture of a transfer: its buyer reads why and may send another',
  input: z.object({
    paymentId: pathId,
    /** When the picture came that was looked at: a newer one is not refused with it. */
    seen: z.string().check(z.refine(isMoment, paymentInput.seen)),
    reason: disputeReason,
  }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['payment_not_found', 'proof_changed'],
});
