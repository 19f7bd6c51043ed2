import { makeShop } from '../shop.ts';
import type { DemoProduct } from '../shop-types.ts';

export interface Fans {
  merchantId: number;
  /** How many of the crowd buy from this merchant, and how many of its goods are bought. */
  count: number;
  goods: number;
}

const fans = (merchantId: number, count: number, goods: number): Fans => ({ merchantId, count, goods });

/** The shops that the crowd likes: together they sell something of every category. */
export const FANS: readonly Fans[] = [
  fans(1, 25, 20),
  fans(2, 20, 18),
  fans(3, 14, 11),
  fans(4, 16, 12),
  fans(5, 7, 6),
  fans(6, 10, 7),
  fans(7, 11, 8),
  fans(8, 13, 10),
  fans(11, 12, 10),
  fans(12, 6, 4),
  fans(15, 6, 4),
  fans(17, 6, 6),
  fans(27, 5, 3),
  fans(31, 5, 3),
  fans(46, 7, 5),
];

/** In days: nothing is reviewed that was not there when it was ordered. */
const OLD_ENOUGH = 60;
/** In piastres: a basket of many things must be payable at the door. */
const DEAREST = 900_000;
/** The stock that stays for the rest of the history, and for visitors of the demo. */
const LEFT_OVER = 30;

/** What a merchant sells well, the best first, and how many of its fans buy each. */
export function wellSold({ merchantId, count, goods }: Fans): { product: DemoProduct; buyerCount: number }[] {
  return makeShop()
    .products.filter(
      each =>
        each.merchantId === merchantId &&
        each.ageInMinutes >= OLD_ENOUGH * 24 * 60 &&
        each.price <= DEAREST &&
        Math.max(...each.variants.map(({ stock }) => stock)) >= count + LEFT_OVER,
    )
    .toSorted((a, b) => b.numberOfRequests - a.numberOfRequests)
    .slice(0, goods)
    .map((product, rank, all) => ({
      product,
      buyerCount: Math.max(1, Math.round(count * (1 - rank / all.length) ** 2.4)),
    }));
}
