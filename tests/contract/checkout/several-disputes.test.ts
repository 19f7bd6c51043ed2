import { expect, test } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { cancelOrder } from '#modules/orders/calls.ts';
import { listDisputes, openDispute } from '#modules/payments/disputes.calls.ts';
import { openDisputedShop, type ParcelStep } from '../payments/disputed-shop.ts';
import { allFollowed, paymentsOf } from '../payments/paying-shop.ts';

const { shop, finance, by, buy, packTwo, act, since, payable } = await openDisputedShop();

const CARD = 'gateway_receivable:paymob';
const DELIVERED: ParcelStep[] = [
  ['send', 0],
  ['send', 1],
  ['deliver', 0],
  ['deliver', 1],
];

const open = (orderId: number, more: { amount?: number; answerBy?: string } = {}) =>
  shop.call(openDispute, { orderId, reason: 'خطاب من البنك', ...more }, by(finance));
const end = async (paymentId: number, decision: 'won' | 'lost', more: { fee?: number } = {}) => {
  const said = { paymentId, decision, reason: 'قرار البنك', ...more };
  const ended = await shop.call(
    endDispute,
    decision === 'lost' ? { ...said, lossParty: 'platform' as const } : said,
    by(finance),
  );
  await allFollowed(shop);
  return ended.status;
};

test('the bank takes back what its buyer already has: it is booked as a second loss, and finance sees it', async () => {
  const bought = await buy();
  await shop.call(cancelOrder, { orderId: bought.orderId, reason: 'changed_mind' }, by(bought.buyer));
  await allFollowed(shop);
  const [payment] = await paymentsOf(shop, bought.orderId);
  expect(payment).toMatchObject({ status: 'refunded' });
  expect((await open(bought.orderId)).error.code).toBe('dispute_amount');
  const { paymentId } = (await open(bought.orderId, { amount: 285, answerBy: '2026-12-01' })).body;
  const { disputes } = (await shop.call(listDisputes, {}, by(finance))).body;
  expect(disputes).toContainEqual(
    expect.objectContaining({ paymentId, amount: 285, refunded: 285, dueAt: '2026-12-01T22:00:00.000Z' }),
  );
  expect(await end(paymentId, 'lost', { fee: 120 })).toBe(200);
  const moved = await since(bought);
  expect([CARD, 'claim_cost', 'gateway_cost', 'buyer_advances'].map(moved)).toEqual([
    -28_500 - 12_000,
    28_500,
    12_000,
    0,
  ]);
  const { ended } = (await shop.call(listDisputes, {}, by(finance))).body;
  expect(ended).toContainEqual(
    expect.objectContaining({ paymentId, decision: 'lost', fee: 120, lostAgain: 285 }),
  );
});

test('several disputes of one payment follow one another, each with its own amount and fee', async () => {
  const bought = await buy();
  await act(await packTwo(bought), DELIVERED);
  const earned = (await since(bought))(payable());
  const first = (await open(bought.orderId, { amount: 100 })).body;
  expect((await open(bought.orderId, { amount: 50 })).error.code).toBe('not_disputable');
  expect(await end(first.paymentId, 'lost', { fee: 10 })).toBe(200);
  expect((await open(bought.orderId, { amount: 285.01 })).error.code).toBe('dispute_amount');
  const second = (await open(bought.orderId, { amount: 60 })).body;
  expect(await end(second.paymentId, 'won', { fee: 10 })).toBe(200);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'lost' }]);
  // Without an amount, all that is left.
  expect((await open(bought.orderId)).status).toBe(200);
  expect(await end(second.paymentId, 'lost')).toBe(200);
  const moved = await since(bought);
  expect([CARD, 'claim_cost', 'gateway_cost', 'buyer_advances', payable()].map(moved)).toEqual([
    -2000,
    28_500,
    2000,
    0,
    earned,
  ]);
});

test('a dispute about some of the money cancels nothing that the rest still pays for', async () => {
  const bought = await buy({ quantities: [1, 1] });
  const { paymentId } = (await open(bought.orderId, { amount: 50 })).body;
  expect(await end(paymentId, 'lost')).toBe(200);
  expect((await bought.merchantOrders()).map(({ status }) => status)).toEqual(['new', 'new']);
});
