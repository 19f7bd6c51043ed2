import * as z from 'zod/mini';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { EVENT_REFUSALS, merchantOrder, reason } from '#modules/orders/event-input.ts';
import { defineCall } from '#platform/call.ts';
import { rowId } from '#platform/inputs.ts';
import { AFTER_REFUND } from './after-refund.ts';
import { refundedParcelInput } from './text.ts';

export const reopenParcel = defineCall({
  method: 'POST',
  path: '/api/web/parcel/reopen',
  access: 'order_corrections',
  summary: 'Staff correct what was recorded of a parcel by mistake: it is under way again',
  input: z.object({
    parcelId: rowId,
    reason,
    /** What becomes of what its buyer has back of it; needed if there is any. */
    afterRefund: z.optional(z.enum(AFTER_REFUND)),
  }),
  output: merchantOrder,
  refusals: [...EVENT_REFUSALS, 'refunded_before'],
});

/** Listed at a time, the oldest: the next come up as these end. */
export const MOST_REFUNDED_PARCELS = 100;

const refundedParcel = z.object({
  id: z.int(),
  parcelId: z.int(),
  orderId: z.int(),
  merchantName: z.string(),
  /** What its buyer has back, in pounds. */
  amount: z.number(),
  choice: z.enum(['bring_back', 'ask_buyer']),
  isDelivered: z.boolean(),
  openedAt: z.string(),
  reason: z.string(),
});
export type RefundedParcel = z.output<typeof refundedParcel>;

export const listRefundedParcels = defineCall({
  method: 'GET',
  path: '/api/web/back-office/refunded-parcel/list',
  access: 'refunds',
  summary:
    'Parcels that were refunded and went on after all, until they are back, paid or borne; the oldest 100',
  input: z.object({}),
  output: z.object({ parcels: z.array(refundedParcel) }),
});

/** `paid`: its buyer has paid again, which the bank shows. */
export const REFUNDED_PARCEL_ENDS = [...AFTER_REFUND, 'paid'] as const;

export const decideRefundedParcel = defineCall({
  method: 'POST',
  path: '/api/web/back-office/refunded-parcel/decide',
  access: 'refunds',
  summary: 'Finance says how it goes on with such a parcel, or that its buyer has paid again',
  input: z.object({
    id: rowId,
    decision: z.enum(REFUNDED_PARCEL_ENDS, refundedParcelInput.decision),
    reason,
  }),
  /** `waits`: others must sign first. */
  output: z.object({ waits: z.boolean() }),
  refusals: ['refunded_parcel_over', 'refunded_parcel_not_delivered', ...SIGNING_REFUSALS],
});
