import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { switchToCash } from '#modules/checkout/calls.ts';
import { readLabels } from '#modules/orders/back-office.calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { sendBack } from './paid-orders.ts';
import { allFollowed, balances, giveCredit, openPayingShop, paymentsOf, seen, start } from './paying-shop.ts';

const { shop } = await openPayingShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
});
afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

/** One merchant order of 185 pounds a unit less credit, of which the rest is paid at the door. */
async function placeMixed(piastres: number, quantities: readonly number[] = [1]) {
  const buyer = await addPerson(shop);
  await giveCredit(shop, buyer, piastres);
  const bought = await market.placeOrder(quantities, {
    paymentMethod: 'cash_on_delivery',
    buyer,
    useCredit: true,
  });
  const { order } = await seen(shop, bought);
  return { ...bought, order, merchantOrderId: order.merchantOrders[0]?.id as number };
}

const creditOf = async ({ id }: { id: number }) => 0 - ((await balances(shop))[`store_credit:${id}`] ?? 0);
const seller = () => ({ token: market.luxor.owner.token });

test('credit is spent first and the rest is collected, to the piastre in every merchant order', async () => {
  const bought = await placeMixed(3_333, [1, 1]);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([
    { method: 'store_credit', status: 'captured', captured: 3_333 },
    { method: 'cash_on_delivery', status: 'expected', captured: 0 },
  ]);
  expect(await creditOf(bought.buyer)).toBe(0);
  expect(bought.order.paymentMethod).toBe('cash_on_delivery');
  const due = bought.order.merchantOrders.reduce(
    (sum, { amountDue }) => sum + Math.round(amountDue * 100),
    0,
  );
  expect(due).toBe(Math.round(bought.total * 100) - 3_333);
});

test('the label shows the rest, and what is taken at the door with the credit is what the goods cost', async () => {
  const bought = await placeMixed(3_333);
  const before = await balances(shop);
  const parcelId = await market.ship(bought.merchantOrderId);
  const [parcel] = await shop.rows(sql<{ amount: number; credit: number; state: string }>`
    select amount, credit, state from cod_collections where parcel_id = ${parcelId}`);
  expect(parcel).toEqual({ amount: 18_500 - 3_333, credit: 3_333, state: 'due' });
  const { body } = await shop.call(readLabels, { merchantOrderIds: [bought.merchantOrderId] }, seller());
  expect(JSON.stringify(body)).toContain('"cash":151.67');

  const { order } = await seen(shop, bought);
  const code = order.merchantOrders[0]?.parcels[0]?.deliveryCode;
  await shop.call(orderCalls.deliverParcel, { parcelId, code: code ?? '' }, seller());
  await allFollowed(shop);
  const after = await balances(shop);
  expect((after.buyer_advances ?? 0) - (before.buyer_advances ?? 0)).toBe(3_333);
  const { order: delivered } = await seen(shop, bought);
  expect([delivered.paymentBadge, delivered.merchantOrders[0]?.amountDue]).toEqual(['paid', 151.67]);
});

test('a refused parcel takes nothing, and its credit comes back with its goods', async () => {
  const bought = await placeMixed(3_333);
  const parcelId = await market.ship(bought.merchantOrderId);
  await shop.call(orderCalls.refuseParcel, { parcelId, reason: 'refused_at_door' }, seller());
  await allFollowed(shop);
  await shop.call(orderCalls.receiveParcelBack, { parcelId, condition: 'sellable' }, seller());
  await allFollowed(shop);
  expect(await creditOf(bought.buyer)).toBe(3_333);
});

test('cancelled units lower the cash first, and credit beyond the rest comes back', async () => {
  const bought = await placeMixed(20_000, [2]);
  const lineId = bought.order.merchantOrders[0]?.lines[0]?.id as number;
  const { token } = bought.buyer;
  await shop.call(
    orderCalls.cancelMerchantOrder,
    { merchantOrderId: bought.merchantOrderId, lines: [{ lineId, quantity: 1 }] },
    { token },
  );
  await allFollowed(shop);
  expect(await creditOf(bought.buyer)).toBe(20_000 - 18_500);
  expect((await seen(shop, bought)).order.merchantOrders[0]?.amountDue).toBe(0);
  await shop.call(orderCalls.cancelOrder, { orderId: bought.orderId }, { token });
  await allFollowed(shop);
  expect(await creditOf(bought.buyer)).toBe(20_000);
});

test('an order that waits for a card with credit in it is switched to cash for the rest', async () => {
  const buyer = await addPerson(shop);
  await giveCredit(shop, buyer, 10_000);
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'card', buyer, useCredit: true });
  await start(shop, bought);
  const reply = await shop.call(switchToCash, { orderId: bought.orderId }, { token: buyer.token });
  expect(reply.body).toEqual({ kind: 'cash' });
  const { order } = await seen(shop, bought);
  const due = order.merchantOrders.reduce((sum, { amountDue }) => sum + amountDue, 0);
  expect(due).toBeCloseTo(bought.total - 100, 5);
});

test('a return gives back the credit of what arrived, and a refused parcel all of its own', async () => {
  const before = await balances(shop);
  const bought = await placeMixed(10_055, [3]);
  const { merchantOrderId, buyer } = bought;
  const lineId = bought.order.merchantOrders[0]?.lines[0]?.id as number;
  await shop.call(orderCalls.acceptMerchantOrder, { merchantOrderId }, seller());
  const parcels = [1, 2].map(quantity => ({ carrier: 'merchant' as const, lines: [{ lineId, quantity }] }));
  const packed = await shop.call(orderCalls.packMerchantOrder, { merchantOrderId, parcels }, seller());
  const [first, second] = packed.body.parcels.map(({ id }) => id) as [number, number];
  for (const parcelId of [first, second]) await shop.call(orderCalls.handOverParcel, { parcelId }, seller());
  await market.deliverParcel(first);
  await shop.call(orderCalls.refuseParcel, { parcelId: second, reason: 'refused_at_door' }, seller());
  const credits = await shop.rows(
    sql<{
      credit: number;
    }>`select credit from parcels where merchant_order_id = ${merchantOrderId} order by id`,
  );
  await sendBack({ shop, market }, { ...bought, merchantOrderId, lineId }, { wish: 'refund', quantity: 1 });
  expect(await creditOf(buyer)).toBeLessThanOrEqual(credits[0]?.credit ?? 0);
  await shop.call(orderCalls.receiveParcelBack, { parcelId: second, condition: 'sellable' }, seller());
  await allFollowed(shop);
  expect(await creditOf(buyer)).toBeGreaterThanOrEqual(credits[1]?.credit ?? 0);
  expect((await balances(shop)).buyer_advances ?? 0).toBe(before.buyer_advances ?? 0);
});
