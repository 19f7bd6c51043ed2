import { afterEach, beforeAll, expect, test } from 'vitest';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Delivered, type Market, openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});
afterEach(() => expectBooksRight(shop));

const ask = ({ merchantOrderId, lineId, by }: Delivered) =>
  shop.call(
    calls.requestReturn,
    { merchantOrderId, lines: [{ lineId, quantity: 1 }], reason: 'changed_mind', wish: 'refund' },
    by,
  );

async function reopen({ show }: Delivered) {
  const parcelId = (await show(market.admin)).merchantOrders[0]?.parcels[0]?.id as number;
  const input = { parcelId, reason: 'خطأ من المندوب' };
  return shop.call(reopenParcel, input, { token: market.admin.token });
}

test('a delivery whose units come back is not taken back: they would be paid back twice', async () => {
  const sold = await market.deliver(2);
  expect((await ask(sold)).status).toBe(200);

  const { status, error } = await reopen(sold);
  expect([status, error.code]).toEqual([409, 'not_possible_now']);
  expect((await sold.show()).merchantOrders[0]?.status).toBe('delivered');
});

test('a delivery that its buyer reports as not received cannot be reopened', async () => {
  const sold = await market.deliver(1);
  await shop.call(orderCalls.reportNotReceived, { merchantOrderId: sold.merchantOrderId }, sold.by);
  expect((await reopen(sold)).error.code).toBe('not_possible_now');
});

test('once the buyer has thought better of it, it can be', async () => {
  const sold = await market.deliver(2);
  const { body } = await ask(sold);
  await shop.call(calls.cancelReturn, { returnId: body.id }, sold.by);

  expect((await reopen(sold)).body.status).toBe('shipped');
});
