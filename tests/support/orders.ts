import { expect } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import { checkReturns } from '#modules/returns/server/check-returns.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { countWrongCounters } from '#platform/server/counting/counters.ts';
import { addPerson, homeOf } from './buyers.ts';
import { addCategory, addMerchant, addProduct } from './goods.ts';
import { staySignedIn } from './hands.ts';
import { orderFor } from './ordering.ts';
import type { TestShop } from './shop.ts';

export type TestPerson = Awaited<ReturnType<typeof addPerson>>;

/** The order's books are right: the invariants that SQL can tell of hold. */
export async function expectBooksRight(shop: TestShop): Promise<void> {
  const { db } = shop.ctx;
  const lines = [...(await checkBooks(db)), ...(await checkReturns(db)), ...(await checkEarnings(db))];
  expect(wrongLines(lines)).toEqual([]);
  expect(await countWrongCounters(db)).toBe(0);
}

export interface Market {
  merchants: [number, number];
  /** One product of each merchant, of 100 and 200 pounds. */
  goods: [Awaited<ReturnType<typeof addProduct>>, Awaited<ReturnType<typeof addProduct>>];
  sellers: [TestPerson, TestPerson];
  admin: TestPerson;
}

/** Two merchants with one product each, who works for them, and who runs the shop. */
export async function openMarket(shop: TestShop, stock = 100): Promise<Market> {
  const categoryId = await addCategory(shop);
  const merchants: Market['merchants'] = [
    await addMerchant(shop, 'متجر أ'),
    await addMerchant(shop, 'متجر ب'),
  ];
  return {
    merchants,
    goods: [
      await addProduct(shop, { merchantId: merchants[0], categoryId, price: 10_000, stock }),
      await addProduct(shop, { merchantId: merchants[1], categoryId, price: 20_000, stock }),
    ],
    sellers: [
      await addPerson(shop, { role: 'merchant', merchantId: merchants[0] }),
      await addPerson(shop, { role: 'merchant', merchantId: merchants[1] }),
    ],
    admin: await addPerson(shop, { role: 'super_admin' }),
  };
}

/** A placed order and what its people do to it, by the calls; each step answers the call's reply. */
export async function placeWith(shop: TestShop, market: Market, quantities: [number, number] | [number]) {
  return placeFor(shop, market, { buyer: await addPerson(shop), quantities });
}

/** The same for a buyer who is there already. */
export async function placeFor(
  shop: TestShop,
  market: Market,
  { buyer, quantities }: { buyer: TestPerson; quantities: [number, number] | [number] },
) {
  const lines = quantities.map((quantity, at) => ({
    productId: (market.goods[at] as Market['goods'][0]).id,
    quantity,
  }));
  const request = await orderFor(shop, buyer.token, lines);
  // To the buyer's own mobile: what others did at the same number counts for cash on delivery.
  const address = homeOf(buyer);
  const placed = await shop.call(placeOrder, { ...request, address }, { token: buyer.token });
  const orderId = placed.body.orderId;
  const show = async (who: TestPerson = buyer) =>
    (await shop.call(calls.showOrder, { orderId }, { token: who.token })).body;
  const { merchantOrders } = await show();
  return { buyer, orderId, show, merchantOrders, first: merchantOrders[0] as (typeof merchantOrders)[0] };
}

/** Leads the first part of an order to a parcel that is on its way; gives the parcel's id. */
export async function shipFirst(
  shop: TestShop,
  { sellers: [seller] }: Market,
  merchantOrderId: number,
): Promise<number> {
  const by = { token: seller.token };
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId }, by);
  const { body } = await shop.call(calls.packMerchantOrder, { merchantOrderId }, by);
  const parcelId = body.parcels[0]?.id as number;
  const handed = await shop.call(calls.handOverParcel, { parcelId }, by);
  expect(handed.body.status).toBe('shipped');
  return parcelId;
}

/** Moves the shop's time and lets what is due happen. */
export async function wait(shop: TestShop, milliseconds: number): Promise<number> {
  shop.clock.advance(milliseconds);
  await staySignedIn(shop);
  return fireTimers(shop.ctx);
}
