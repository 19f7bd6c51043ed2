import { afterEach, beforeAll, expect, test } from 'vitest';
import { inquireAgain } from '#modules/payments/server/inquire-again.ts';
import { DAY, HOUR, MINUTE } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { allFollowed, openPayingShop, paymentsOf, start } from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
});
afterEach(() => expectBooksRight(shop));

/** An order whose buyer paid while nobody heard the gateway's message. */
async function payUnheard() {
  const bought = await market.placeOrder([1], { paymentMethod: 'card' });
  const { reference } = await start(shop, bought);
  paymob.outbox.spoil('dropped');
  await paymob.deed(reference, 'pay');
  return bought.orderId;
}

test('money whose message came while the program was away is found soon after, before any deadline', async () => {
  const orderId = await payUnheard();
  expect(await inquireAgain(shop.ctx)).toBe(0);
  shop.clock.advance(3 * MINUTE);
  expect(await inquireAgain(shop.ctx)).toBe(1);
  await allFollowed(shop);
  expect(await paymentsOf(shop, orderId)).toMatchObject([{ status: 'captured', captured: 18_500 }]);
});

test('an attempt nobody pays is asked about ever more rarely, and not after seven days', async () => {
  const bought = await market.placeOrder([1], { paymentMethod: 'card' });
  await start(shop, bought);
  const inquiriesAfter = async (after: number) => {
    shop.clock.advance(after);
    return inquireAgain(shop.ctx);
  };
  expect([
    await inquiriesAfter(3 * MINUTE),
    await inquiriesAfter(MINUTE),
    await inquiriesAfter(3 * MINUTE),
  ]).toEqual([1, 0, 1]);
  expect([await inquiriesAfter(HOUR), await inquiriesAfter(HOUR / 2), await inquiriesAfter(HOUR)]).toEqual([
    1, 0, 1,
  ]);
  expect(await inquiriesAfter(7 * DAY)).toBe(0);
});

test('a gateway that cannot be asked is asked again', async () => {
  const orderId = await payUnheard();
  shop.clock.advance(3 * MINUTE);
  paymob.spoilCall('POST /api/ecommerce/orders/transaction_inquiry', 'lost_before');
  await inquireAgain(shop.ctx);
  expect(await paymentsOf(shop, orderId)).toMatchObject([{ captured: 0 }]);
  shop.clock.advance(4 * MINUTE);
  await inquireAgain(shop.ctx);
  await allFollowed(shop);
  expect(await paymentsOf(shop, orderId)).toMatchObject([{ captured: 18_500 }]);
});
