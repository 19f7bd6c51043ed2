import * as z from 'zod/mini';
import { REASONS } from '../can-do.ts';
import { MERCHANT_ORDER_STATUSES, ORDER_STATUSES } from '../order.ts';
import { BULK_STEPS } from './next-step.ts';
import { ORDER_TABS } from './order-tab.ts';

const listedMerchantOrder = z.object({
  id: z.int(),
  merchantName: z.string(),
  status: z.enum(MERCHANT_ORDER_STATUSES),
  isOutForDelivery: z.boolean(),
  /** Null if nothing is to be done. */
  next: z.nullable(
    z.object({ event: z.enum(BULK_STEPS), allowed: z.enum(['yes', ...REASONS]), why: z.string() }),
  ),
});
export type ListedMerchantOrder = z.output<typeof listedMerchantOrder>;

/** An order in the list; a merchant sees its own part with its own total. Amounts in pounds, times in UTC. */
export const listedOrder = z.object({
  id: z.int(),
  placedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Null for a merchant whose part is over or cannot be packed yet (A3). */
  customer: z.nullable(z.string()),
  governorate: z.nullable(z.string()),
  paymentMethod: z.string(),
  units: z.int(),
  /** Images of the first four products. */
  images: z.array(z.string()),
  total: z.number(),
  /** The earliest day that a part of it is to be handed over on, as promised; null if none waits for that. */
  handOverOn: z.nullable(z.string()),
  merchantOrders: z.array(listedMerchantOrder),
});
export type ListedOrder = z.output<typeof listedOrder>;

/** The number of orders under each tab, at most `MOST_COUNTED`. */
export const tabCounts = z.object({ all: z.int(), ...byTab() });
export type TabCounts = z.output<typeof tabCounts>;

function byTab() {
  return Object.fromEntries(ORDER_TABS.map(tab => [tab, z.int()])) as Record<
    (typeof ORDER_TABS)[number],
    z.ZodMiniInt
  >;
}
