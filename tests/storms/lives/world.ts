import type { Market } from '../model/market.ts';
import type { World } from '../oracle/order.ts';

/** The goods of `model/market.ts` and the shop's settings by default, in piastres. */
export const WORLD: World = {
  goods: [
    { merchant: 0, price: 10_000, stock: 5 },
    { merchant: 1, price: 25_000, stock: 9 },
    { merchant: 2, price: 3_333, stock: 14 },
    { merchant: 0, price: 99_999, stock: 7 },
    { merchant: 1, price: 450_000, stock: 6 },
  ],
  delivery: 6_000,
  packaging: 1_000,
  admin: 1_500,
  commissionPercent: 10,
  vatPercent: 14,
  withholding: [1, 3, 0],
  pickup: 5_000,
  coupons: {
    ALL10: { merchant: null, percent: 10, amount: null, shopPercent: 50 },
    OWN20: { merchant: 0, percent: null, amount: 2_055, shopPercent: 0 },
  },
};

/** Of `model/money/set-up.ts`: the first two have said where their cash is to go back to. */
export const WITH_ACCOUNT: ReadonlySet<number> = new Set([0, 1]);

export const ALL10_USES = 3;

/** The oracle's name of an account, in the shop's numbers. */
export function accountName(account: string, { merchants, buyers }: Market): string {
  const [name, owner] = account.split(':');
  if (name === 'merchant_payable') return `${name}:${merchants[Number(owner)]?.id}`;
  if (name === 'store_credit') return `${name}:${buyers[Number(owner)]?.userId}`;
  return account;
}
