import { afterEach, expect, test } from 'vitest';
import { listManagedOrders, showManagedOrder } from '#modules/orders/back-office.calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket } from '../../support/market.ts';
import { stockOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
// Goods of 100 pounds of the first merchant, of 200 of the second, 85 of fees for each.
const market = await openMarket(shop);
const seller = { token: market.luxor.owner.token };
const { variantId } = market.luxor.product;

afterEach(() => expectBooksRight(shop));

const cancel = (merchantOrderId: number, lines: { lineId: number; quantity: number }[], reason: string) =>
  shop.call(calls.cancelMerchantOrder, { merchantOrderId, lines, reason }, seller);

test('cancelled units count in none of the order’s figures, and its history names them', async () => {
  const { orderId, first, show, buyer } = await market.placeOrder([3, 1]);
  const lineId = first.lines[0]?.id as number;
  const whole = await show();
  expect(whole).toMatchObject({ units: 4, goods: 500, agreedTotal: whole.total });
  await cancel(first.id, [{ lineId, quantity: 2 }], 'wrong_price');
  const now = await show();
  // The merchant's own cancelling takes its share of the fees with it: what is shown is what is asked for.
  const waived =
    whole.delivery + whole.packaging + whole.adminFee - (now.delivery + now.packaging + now.adminFee);
  expect(waived).toBeGreaterThan(0);
  const rest = { units: 2, goods: 300, total: whole.total - 200 - waived, agreedTotal: whole.total };
  expect(now).toMatchObject({ ...rest, cashDue: rest.total });
  expect(now.merchantOrders[0]).toMatchObject({ goods: 100, total: first.total - 200 - waived });
  const listed = async (by: { token: string }) =>
    (await shop.call(listManagedOrders, { search: `WK-${orderId}` }, by)).body.orders[0];
  expect(await listed({ token: market.admin.token })).toMatchObject({ units: 2, total: rest.total });
  expect(await listed(seller)).toMatchObject({ units: 1, total: first.total - 200 - waived });
  const own = await shop.call(calls.listOrders, {}, { token: buyer.token });
  expect(own.body.orders[0]).toMatchObject({ units: 2, total: rest.total });
  const seen = (await shop.call(showManagedOrder, { orderId }, seller)).body;
  expect(seen.history[0]).toMatchObject({ event: 'cancelled', cancelled: [{ lineId, quantity: 2 }] });
});

test('a merchant order that is cancelled as a whole keeps its own figures and leaves those of its order', async () => {
  const { orderId, first, show, merchantOrders, buyer } = await market.placeOrder([1, 1]);
  const listed = async () => (await shop.call(calls.listOrders, {}, { token: buyer.token })).body.orders[0];
  const pictures = async ({ token }: { token: string }) =>
    (await shop.call(listManagedOrders, { search: `WK-${orderId}` }, { token })).body.orders[0]?.images
      .length;
  expect(await listed()).toMatchObject({ units: 2, merchants: 2 });
  expect((await listed())?.images).toHaveLength(2);
  await shop.call(calls.rejectMerchantOrder, { merchantOrderId: first.id, reason: 'wrong_price' }, seller);
  const order = await show();
  expect(order.total).toBe(merchantOrders[1]?.total);
  expect(order).toMatchObject({ units: 1, goods: 200 });
  expect(await listed(), 'one unit comes from one merchant').toMatchObject({ units: 1, merchants: 1 });
  expect((await listed())?.images, 'a picture of what is left').toHaveLength(1);
  expect([await pictures(market.admin), await pictures(seller)]).toEqual([1, 1]);
  expect(order.merchantOrders[0]).toMatchObject({ status: 'cancelled', goods: 100, total: first.total });
});

test('goods that a seller has not got are not offered again; a buyer’s reason moves no stock', async () => {
  const { first, buyer } = await market.placeOrder([3]);
  const lineId = first.lines[0]?.id as number;
  const other = await market.placeOrder([1]);
  const by = { token: buyer.token };
  const input = { merchantOrderId: first.id, lines: [{ lineId, quantity: 1 }], reason: 'out_of_stock' };
  await shop.call(calls.cancelMerchantOrder, input, by);
  expect((await stockOf(shop, variantId)).on_hand).toBe(100);
  await cancel(first.id, [{ lineId, quantity: 1 }], 'out_of_stock');
  // What other orders were promised stays theirs.
  const { on_hand, held, allocated } = await stockOf(shop, variantId);
  expect(on_hand).toBe(held + allocated);
  expect(other.first.lines[0]?.open).toBe(1);
});
