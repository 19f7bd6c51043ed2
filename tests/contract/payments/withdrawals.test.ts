import { beforeAll, expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import { DAY } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket, wait } from '../../support/market.ts';
import { allFollowed, openPayingShop, paymentsOf, seen, start } from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
});

test('a buyer who waited 30 days in vain withdraws, also from parcels under way, and is refunded everything at once', async () => {
  const bought = await market.placeOrder([2], { paymentMethod: 'card' });
  const { reference } = await start(shop, bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const { order } = await seen(shop, bought);
  const merchantOrderId = order.merchantOrders[0]?.id as number;
  const parcelId = await market.ship(merchantOrderId);
  const by = { token: bought.buyer.token };
  const withdraw = () => shop.call(orderCalls.withdrawMerchantOrder, { merchantOrderId }, by);
  expect((await withdraw()).error.code).toBe('not_possible_now');

  await wait(shop, 31 * DAY);
  const seller = { token: market.luxor.owner.token };
  const foreign = await shop.call(orderCalls.withdrawMerchantOrder, { merchantOrderId }, seller);
  expect(foreign.status).toBe(403);
  expect((await withdraw()).body).toMatchObject({
    status: 'undelivered',
    parcels: [{ id: parcelId, state: 'undelivered' }],
  });
  await allFollowed(shop);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([
    { status: 'refunded', refunded: Math.round(bought.total * 100) },
  ]);
  expect((await withdraw()).error.code).toBe('not_possible_now');
  await expectBooksRight(shop);
});
