import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { showArrival } from '#modules/cart/arrival.calls.ts';
import { quoteCart } from '#modules/cart/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import { askCourier } from '#modules/orders/server/couriers/ask-courier.ts';
import * as days from '#modules/shipping/delivery-days.calls.ts';
import { editSending } from '#modules/shipping/sending.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { startBosta } from '../../support/bosta-emulator.ts';
import { orderFor } from '../../support/orders.ts';
import { couriersDone, parcelMaker } from '../../support/parcels.ts';
import { addPerson, homeOf } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { balances } from '../payments/paying-shop.ts';

const bosta = await startBosta();
const shop = await testShop({ env: bosta.env });
let maker: Awaited<ReturnType<typeof parcelMaker>>;
let productId: number;

beforeAll(async () => {
  maker = await parcelMaker(shop, 'bosta');
  const [row] = await shop.rows(
    sql<{ id: number }>`select product_id as id from variants where id = ${maker.variantId}`,
  );
  productId = row?.id as number;
});

const arrival = async (place: { governorateId?: number; cityId?: number } = {}) =>
  (await shop.call(showArrival, { productId, ...place })).body;
const admin = () => ({ token: maker.admin.token });
const seller = () => ({ token: maker.merchant.token });
const SENDING = { preparingDays: 1, cutOffHour: 14, shipsWith: 'bosta', freeDeliveryFrom: null } as const;

test('everybody reads a day for Cairo and its fees; another place has another day, no place none', async () => {
  const cairo = await arrival();
  expect(cairo).toMatchObject({
    place: { governorateId: 1, name: 'القاهرة' },
    delivery: 60,
    packaging: 10,
    adminFee: 15,
  });
  const aswan = await arrival({ governorateId: 15 });
  expect(aswan.last > cairo.last).toBe(true);
  const city = await arrival({ governorateId: 1, cityId: 39 });
  expect(city.place).toEqual({ governorateId: 1, cityId: 39, name: 'مدينة نصر' });
  expect((await shop.call(showArrival, { productId, governorateId: 99 })).error.code).toBe(
    'unknown_governorate',
  );
  expect((await shop.call(showArrival, { productId: 999_999 })).error.code).toBe('product_not_found');
});

test('staff write down a place, a courier and a holiday, and the next promise follows', async () => {
  const before = await arrival();
  const time = { courier: null, governorateId: 1, cityId: null, first: 9, last: 10 };
  const set = await shop.call(days.setDeliveryTime, time, admin());
  expect(set.body.times).toMatchObject([{ ...time, governorateName: 'القاهرة' }]);
  const later = await arrival();
  expect(later.first > before.last).toBe(true);
  const closed = await shop.call(days.setHoliday, { day: later.first, name: 'عيد الفطر' }, admin());
  expect(closed.body.holidays).toContainEqual({ day: later.first, name: 'عيد الفطر' });
  expect((await arrival()).first > later.first).toBe(true);

  const wrong = { ...time, cityId: 999_999 };
  expect((await shop.call(days.setDeliveryTime, wrong, admin())).error.code).toBe('place_unknown');
  const backwards = await shop.call(days.setDeliveryTime, { ...time, last: 1 }, admin());
  expect(backwards.error.details.fields).toHaveProperty('last');
  await shop.call(days.removeHoliday, { day: later.first }, admin());
  const id = set.body.times[0]?.id as number;
  await shop.call(days.removeDeliveryTime, { id }, admin());
  expect(await arrival()).toEqual(before);
  expect((await shop.call(days.listDeliveryDays, {}, seller())).status).toBe(403);
});

test('a merchant’s dispatch times move the day, and an order keeps what it was promised', async () => {
  const before = await arrival();
  await shop.call(editSending, { ...SENDING, preparingDays: 7 }, seller());
  const promised = await arrival();
  expect(promised.first > before.last).toBe(true);
  const buyer = await addPerson(shop);
  const order = await orderFor(shop, buyer.token, [{ productId, quantity: 1 }]);
  const address = homeOf(buyer);
  const placed = await shop.call(placeOrder, { ...order, address }, { token: buyer.token });
  await shop.call(editSending, SENDING, seller());

  const seen = await shop.call(
    orderCalls.showOrder,
    { orderId: placed.body.orderId },
    { token: buyer.token },
  );
  expect(seen.body.merchantOrders[0]?.promised).toEqual({ first: promised.first, last: promised.last });
});

test('who takes orders until the end of the day names no hour before which to order', async () => {
  const eight = new Date(Date.UTC(2026, 10, 30, 6));
  vi.spyOn(shop.ctx.clock, 'now').mockReturnValue(eight);
  await shop.call(editSending, { ...SENDING, cutOffHour: 23 }, seller());
  expect((await arrival()).orderBefore).toBe(23);

  await shop.call(editSending, { ...SENDING, cutOffHour: 24 }, seller());

  expect((await arrival()).orderBefore).toBeNull();
  await shop.call(editSending, SENDING, seller());
  vi.restoreAllMocks();
});

test('from the amount that a merchant named the buyer pays no delivery, and the merchant does', async () => {
  await shop.call(editSending, { ...SENDING, freeDeliveryFrom: 200 }, seller());
  const buyer = await addPerson(shop);
  const ask = (quantity: number) =>
    shop.call(quoteCart, { lines: [{ productId, quantity }], governorateId: 1 }, { token: buyer.token });
  expect((await ask(1)).body).toMatchObject({
    delivery: 60,
    merchants: [{ delivery: 60, freeDeliveryFrom: 200 }],
  });
  expect((await ask(2)).body).toMatchObject({ delivery: 0, merchants: [{ delivery: 0 }] });

  const merchant = `merchant_payable:${maker.merchantId}`;
  const was = await balances(shop);
  const { id, trackingNumber } = await maker.pack({ units: 2 });
  for (const code of [21, 41, 45]) {
    bosta.happen(trackingNumber, code);
    await askCourier(shop.ctx, id);
  }
  await couriersDone(shop);
  const is = await balances(shop);
  // In the ledger income is a credit, and the merchant is owed its goods without commission and delivery.
  expect((is['delivery_income'] ?? 0) - (was['delivery_income'] ?? 0)).toBe(-6000);
  const commission = 2490 + 348.6;
  expect(-((is[merchant] ?? 0) - (was[merchant] ?? 0))).toBeCloseTo(24_900 - commission - 6000, -1);
  await expectBooksRight(shop);
});
