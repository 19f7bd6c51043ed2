/**
 * What counts as sold (docs/decisions/0014-what-is-sold.md): the units of an order that its merchant is bound to deliver or has
 * delivered. Not those that wait for their payment or for the buyer's confirmation, not those that were cancelled or came
 * back undelivered. They count on the day in Cairo when the order was placed, at what the buyer pays for them: after
 * discounts, without delivery and fees. Units that are returned later stay sold; the returns rate tells of them.
 */
export interface Sales {
  orders: number;
  units: number;
  /** Pounds. */
  amount: number;
  delivered: number;
  returned: number;
}

/** How many goods are ranked, and over how many days. */
export const BEST_GOODS = 5;
export const BEST_GOODS_DAYS = 14;

/** Pounds an order; 0 where there is none. */
export function averageOrder({ amount, orders }: Sales): number {
  return orders === 0 ? 0 : Math.round((amount * 100) / orders) / 100;
}

/** Of the units that were delivered, the part that came back, from 0 to 1. */
export function returnsRate({ delivered, returned }: Sales): number {
  return delivered === 0 ? 0 : returned / delivered;
}

/** From a former value to this one, as a part of the former; null where there is nothing to compare with. */
export function change(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
