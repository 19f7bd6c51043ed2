import * as z from 'zod/mini';
import { MERCHANT_ORDER_STATUSES } from '../order.ts';
import { ORDER_EVENTS } from '../order-event.ts';
import { orderDetails } from '../order-view.ts';
import { CONDITIONS } from '../parcel.ts';

const historyRow = z.object({
  id: z.int(),
  merchantOrderId: z.int(),
  parcelId: z.nullable(z.int()),
  event: z.enum(ORDER_EVENTS),
  from: z.nullable(z.enum(MERCHANT_ORDER_STATUSES)),
  to: z.enum(MERCHANT_ORDER_STATUSES),
  role: z.string(),
  /** Empty if a merchant must not know it. */
  who: z.string(),
  reason: z.string(),
  /** The units that it cancelled, by line. */
  cancelled: z.array(z.object({ lineId: z.int(), quantity: z.int() })),
  at: z.string(),
  /** In what condition a parcel came back, and how many of its units went on sale again; null for other events. */
  cameBack: z.nullable(z.object({ condition: z.enum(CONDITIONS), units: z.int(), restocked: z.int() })),
});
export type CameBack = NonNullable<HistoryRow['cameBack']>;
export type HistoryRow = z.output<typeof historyRow>;

const note = z.object({
  id: z.int(),
  who: z.string(),
  /** The merchant whose member wrote it; empty for the shop's staff. */
  merchantName: z.string(),
  body: z.string(),
  at: z.string(),
});
export type OrderNote = z.output<typeof note>;

const deadline = z.object({
  merchantOrderId: z.int(),
  /** The last moment for accepting it, after which it is cancelled; null once that is done. */
  acceptUntil: z.nullable(z.string()),
  /** The last day for handing it over, as it was promised; null once that is done. */
  handOverOn: z.nullable(z.string()),
});
export type Deadline = z.output<typeof deadline>;

export const managedOrder = z.object({
  order: orderDetails,
  /** Of the parts that wait for their merchant. */
  deadlines: z.array(deadline),
  /** What each part brings its merchant if all that stands of it is kept, and the commission that is off it, in pounds. For its own money's readers alone. */
  earnings: z.array(z.object({ merchantOrderId: z.int(), amount: z.number(), commission: z.number() })),
  /** Newest first. */
  history: z.array(historyRow),
  notes: z.array(note),
  /** How each parcel is carried and tracked. */
  proofs: z.array(z.object({ parcelId: z.int(), proof: z.string() })),
});
export type ManagedOrder = z.output<typeof managedOrder>;
