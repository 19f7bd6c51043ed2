import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/contract.ts';
import * as desk from '#modules/returns/contract/desk.ts';
import * as calls from '#modules/returns/contract/returns.ts';
import { settleTenders } from '#modules/returns/server/refunds/send-refund.ts';
import { addPerson } from '../../support/buyers.ts';
import { expectBooksRight, type Market, openMarket, shipFirst } from '../../support/orders.ts';
import { bringBack } from '../../support/returns.ts';
import {
  allFollowed,
  balances,
  giveCredit,
  openPayingShop,
  paymentsOf,
  placeBy,
  seen,
  start,
} from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
});
afterEach(() => expectBooksRight(shop));

/** Two units of the first merchant, paid by card and, for the rest, by credit; delivered. */
async function deliverPaid(credit: number) {
  const buyer = await addPerson(shop);
  if (credit > 0) await giveCredit(shop, buyer, credit);
  const bought = await placeBy(shop, market, {
    method: 'card',
    buyer,
    quantities: [2],
    useCredit: credit > 0,
  });
  const { reference } = await start(shop, bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const { order } = await seen(shop, bought);
  const merchantOrderId = order.shipments[0]?.id as number;
  const lineId = order.shipments[0]?.lines[0]?.id as number;
  const parcelId = await shipFirst(shop, market, merchantOrderId);
  const by = { token: market.sellers[0].token };
  await shop.call(orderCalls.deliverParcel, { parcelId, proof: 'photo' }, by);
  return { buyer, bought, merchantOrderId, lineId, total: order.total };
}

type Paid = Awaited<ReturnType<typeof deliverPaid>>;

async function sendBack(
  { buyer, merchantOrderId, lineId }: Paid,
  wish: 'refund' | 'credit',
  quantity: number,
) {
  const lines = [{ lineId, quantity }];
  const asked = { merchantOrderId, lines, reason: 'changed_mind', wish } as const;
  const { body } = await shop.call(calls.requestReturn, asked, { token: buyer.token });
  await bringBack(shop, market, { returnId: body.id, lineId, quantity });
  await shop.call(desk.resolveReturn, { returnId: body.id }, { token: market.sellers[0].token });
  await allFollowed(shop);
  await settleTenders(shop.ctx);
  await allFollowed(shop);
  return (await shop.call(calls.showReturn, { returnId: body.id }, { token: buyer.token })).body.refund;
}

test('what was paid by card goes back to the card, and nothing is owed any more', async () => {
  const paid = await deliverPaid(0);
  const before = await balances(shop);
  const refund = await sendBack(paid, 'refund', 1);
  expect(refund).toMatchObject({ state: 'succeeded', amount: 100, wish: 'refund' });
  expect(await paymentsOf(shop, paid.bought.orderId)).toMatchObject([{ method: 'card', refunded: 10_000 }]);
  const after = await balances(shop);
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([moved('gateway_receivable:paymob'), moved('refund_payable')]).toEqual([-10_000, 0]);
});

test('what was paid by two means goes back by both, in the share of each', async () => {
  const paid = await deliverPaid(5000);
  const refund = await sendBack(paid, 'refund', 2);
  expect(refund).toMatchObject({ state: 'succeeded', amount: paid.total });
  const payments = await paymentsOf(shop, paid.bought.orderId);
  expect(payments.map(({ captured, refunded }) => captured - refunded)).toEqual([0, 0]);
  const [credit] = await shop.rows(sql<{ balance: number }>`
    select -sum(amount)::int as balance from ledger_entries where account = ${`store_credit:${paid.buyer.id}`}`);
  expect(credit?.balance).toBe(5000);
});

test('what became account credit by the buyer’s choice cannot go back to the card as well', async () => {
  const paid = await deliverPaid(0);
  expect(await sendBack(paid, 'credit', 1)).toMatchObject({ state: 'succeeded', amount: 100 });
  expect((await paymentsOf(shop, paid.bought.orderId))[0]?.refunded).toBe(0);
  const rest = await sendBack(paid, 'refund', 1);
  expect(rest?.amount).toBe(paid.total - 100);
});
