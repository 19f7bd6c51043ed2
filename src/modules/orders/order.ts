import type { Piastres } from '#platform/money.ts';

/**
 * The status of one merchant's part of an order, from the least to the most advanced. It is the only status that is
 * stored (docs/orders-rules.md, Merchant orders).
 */
export const MERCHANT_ORDER_STATUSES = [
  'pending_payment',
  'pending_confirmation',
  'new',
  'accepted',
  'ready',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'undelivered',
  'returned_to_merchant',
] as const;
export type MerchantOrderStatus = (typeof MERCHANT_ORDER_STATUSES)[number];

/** The status of the buyer's whole order: derived, never stored (docs/orders-rules.md, Orders). */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'awaiting_confirmation',
  'cancelled',
  'not_delivered',
  'completed',
  'delivered',
  'partly_delivered',
  'on_the_way',
  'in_preparation',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What buyers choose of their own orders by, and how many of those there are. */
export const OWN_TABS = ['to_pay', 'preparing', 'on_the_way', 'delivered'] as const;
export type OwnTab = (typeof OWN_TABS)[number];

const TAB_STATUSES: Readonly<Record<OwnTab, readonly OrderStatus[]>> = {
  to_pay: ['awaiting_payment'],
  preparing: ['awaiting_confirmation', 'in_preparation'],
  on_the_way: ['on_the_way', 'partly_delivered'],
  delivered: ['delivered', 'completed'],
};

export const isInTab = (status: OrderStatus, tab: OwnTab): boolean => TAB_STATUSES[tab].includes(status);

/** The badge next to an order's status about its payment; derived as well. */
export const PAYMENT_BADGES = [
  'unpaid',
  'on_delivery',
  'partly_paid',
  'paid',
  'partly_refunded',
  'refunded',
  'overpaid',
] as const;
export type PaymentBadge = (typeof PAYMENT_BADGES)[number];

interface MoneyOfOrder {
  /** At the door: due, and collected. */
  due: Piastres;
  collected: Piastres;
  /** Before delivery: paid, and still waited for. */
  paid: Piastres;
  awaited: Piastres;
  /** Of all that was paid, what went back: the way it came, as credit or to the buyer's account. */
  refunded: Piastres;
  /** Of a second payment of the same order, what has not gone back yet. */
  surplus: Piastres;
}

export function paymentBadge({
  due,
  collected,
  paid,
  awaited,
  refunded,
  surplus,
}: MoneyOfOrder): PaymentBadge {
  if (surplus > 0) return 'overpaid';
  if (due > 0) return 'on_delivery';
  const all = paid + collected;
  if (refunded > 0) return refunded < all ? 'partly_refunded' : 'refunded';
  if (all === 0) return 'unpaid';
  return awaited > 0 ? 'partly_paid' : 'paid';
}

/** The badge about returns: units on their way back, and units that arrived. */
export const RETURN_BADGES = ['none', 'open', 'done'] as const;
export type ReturnBadge = (typeof RETURN_BADGES)[number];

export function returnBadge({
  openReturns,
  returned,
}: {
  openReturns: number;
  returned: number;
}): ReturnBadge {
  if (openReturns > 0) return 'open';
  return returned > 0 ? 'done' : 'none';
}

type Statuses = readonly MerchantOrderStatus[];
type Rule = readonly [OrderStatus, (all: Statuses, live: Statuses) => boolean];

const isDelivered = (status: MerchantOrderStatus) => status === 'delivered' || status === 'completed';
const hasFailed = (status: MerchantOrderStatus) =>
  status === 'cancelled' || status === 'returned_to_merchant';

/**
 * The rules of docs/orders-rules.md, Orders, in their order; the first that holds names the status. `live` are the
 * parts that have not failed.
 */
const RULES: readonly Rule[] = [
  ['awaiting_payment', all => all.includes('pending_payment')],
  ['awaiting_confirmation', all => all.includes('pending_confirmation')],
  ['cancelled', all => all.every(status => status === 'cancelled')],
  ['not_delivered', all => all.every(hasFailed)],
  ['completed', (_, live) => live.every(status => status === 'completed')],
  ['delivered', (_, live) => live.every(isDelivered)],
  ['partly_delivered', (_, live) => live.some(isDelivered)],
  ['on_the_way', (_, live) => live.includes('shipped')],
  // No rule has a name for this: failed parts on their way back are not in preparation (decision 9).
  ['not_delivered', (_, live) => live.every(status => status === 'undelivered')],
];

/** The status of an order, derived from its merchant orders, of which there is at least one. */
export function orderStatus(all: Statuses): OrderStatus {
  const live = all.filter(status => !hasFailed(status));
  return RULES.find(([, holds]) => holds(all, live))?.[0] ?? 'in_preparation';
}
