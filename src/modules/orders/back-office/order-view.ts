import * as z from 'zod/mini';
import { MERCHANT_ORDER_STATUSES } from '../order.ts';
import { ORDER_EVENTS } from '../order-event.ts';
import { orderDetails } from '../order-view.ts';

const historyRow = z.object({
  id: z.int(),
  merchantOrderId: z.int(),
  parcelId: z.nullable(z.int()),
  event: z.enum(ORDER_EVENTS),
  from: z.nullable(z.enum(MERCHANT_ORDER_STATUSES)),
  to: z.enum(MERCHANT_ORDER_STATUSES),
  role: z.string(),
  /** Empty where a merchant has no business to know. */
  who: z.string(),
  reason: z.string(),
  at: z.string(),
});
export type HistoryRow = z.output<typeof historyRow>;

const note = z.object({
  id: z.int(),
  who: z.string(),
  /** Of the merchant whose member wrote it; empty for the shop's staff. */
  merchantName: z.string(),
  body: z.string(),
  at: z.string(),
});
export type OrderNote = z.output<typeof note>;

export const staffOrder = z.object({
  order: orderDetails,
  /** Newest first. */
  history: z.array(historyRow),
  notes: z.array(note),
  /** By parcel: how it is carried and followed. */
  proofs: z.array(z.object({ parcelId: z.int(), proof: z.string() })),
});
export type StaffOrder = z.output<typeof staffOrder>;
