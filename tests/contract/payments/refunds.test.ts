import { afterEach, beforeAll, expect, test } from 'vitest';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { balanceOf } from '../../support/readers.ts';
import { deliverPaid, sendBack } from './paid-orders.ts';
import { balances, openPayingShop, paymentsOf } from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
});
afterEach(() => expectBooksRight(shop));

test('a card payment goes back to the card, and nothing is owed any more', async () => {
  const paid = await deliverPaid({ shop, paymob, market }, 0);
  const before = await balances(shop);
  const refund = await sendBack({ shop, market }, paid, { wish: 'refund', quantity: 1 });
  expect(refund).toMatchObject({ state: 'succeeded', amount: 100, wish: 'refund' });
  expect(await paymentsOf(shop, paid.bought.orderId)).toMatchObject([{ method: 'card', refunded: 10_000 }]);
  const after = await balances(shop);
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([moved('gateway_receivable:paymob'), moved('refund_payable')]).toEqual([-10_000, 0]);
});

test('a payment by two means goes back by both, in the share of each', async () => {
  const paid = await deliverPaid({ shop, paymob, market }, 5000);
  const refund = await sendBack({ shop, market }, paid, { wish: 'refund', quantity: 2 });
  expect(refund).toMatchObject({ state: 'succeeded', amount: paid.total });
  const payments = await paymentsOf(shop, paid.bought.orderId);
  expect(payments.map(({ captured, refunded }) => captured - refunded)).toEqual([0, 0]);
  expect(await balanceOf(shop, `store_credit:${paid.buyer.id}`)).toBe(-5000);
});

test('what became account credit by the buyer’s choice cannot go back to the card as well', async () => {
  const paid = await deliverPaid({ shop, paymob, market }, 0);
  expect(await sendBack({ shop, market }, paid, { wish: 'credit', quantity: 1 })).toMatchObject({
    state: 'succeeded',
    amount: 100,
  });
  expect((await paymentsOf(shop, paid.bought.orderId))[0]?.refunded).toBe(0);
  const rest = await sendBack({ shop, market }, paid, { wish: 'refund', quantity: 1 });
  expect(rest?.amount).toBe(paid.total - 100);
});
