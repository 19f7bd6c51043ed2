/**
 * What counts as sold (docs/decisions/0014-what-is-sold.md): units that the merchant must deliver or has delivered.
 * Units that await payment or confirmation, cancelled units and undelivered units do not count. They count on the day
 * in Cairo on which the order was placed, at the buyer's price after discounts, without delivery and fees. Units
 * returned later stay sold and count in the returns rate.
 */
export interface Sales {
  orders: number;
  units: number;
  /** Pounds. */
  amount: number;
  delivered: number;
  returned: number;
}

/** How many products are ranked, and over how many days. */
export const BEST_GOODS = 5;
export const BEST_GOODS_DAYS = 14;

/** Pounds per order; 0 if there is none. */
export function averageOrder({ amount, orders }: Sales): number {
  return orders === 0 ? 0 : Math.round((amount * 100) / orders) / 100;
}

/** The share of delivered units that came back, from 0 to 1. */
export function returnsRate({ delivered, returned }: Sales): number {
  return delivered === 0 ? 0 : returned / delivered;
}

/** The relative change from a former value to this one; null if there is nothing to compare with. */
export function change(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
