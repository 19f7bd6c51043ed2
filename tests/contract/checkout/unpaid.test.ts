import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import { cancelOrder } from '#modules/orders/calls.ts';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import { addPerson } from '../../support/buyers.ts';
import { orderFor } from '../../support/ordering.ts';
import { type Market, openMarket } from '../../support/orders.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop, 2_000);
});

type Buyer = Awaited<ReturnType<typeof addPerson>>;

async function place(
  buyer: Buyer,
  quantity = 1,
  paymentMethod: 'bank_transfer' | 'cash_on_delivery' = 'bank_transfer',
) {
  const order = await orderFor(shop, buyer.token, [{ productId: market.goods[0].id, quantity }]);
  const address = { ...order.address, mobile: buyer.mobile } as typeof order.address;
  return shop.call(placeOrder, { ...order, address, paymentMethod }, { token: buyer.token });
}

async function set(values: Record<string, unknown>) {
  const { token } = market.admin;
  const { body } = await shop.call(showSettings, { group: 'payment' }, { token });
  const saved = await shop.call(saveSettings, { group: 'payment', version: body.version, values }, { token });
  expect(saved.status).toBe(200);
}

const held = async () =>
  (
    await shop.rows(sql<{ held: number }>`
  select held from variants where id = ${market.goods[0].variantId}`)
  )[0]?.held;

test('a buyer has five orders at most that wait for money, even if all are placed at once', async () => {
  const buyer = await addPerson(shop);
  const replies = await Promise.all(Array.from({ length: 8 }, () => place(buyer)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused.map(({ error }) => error.code)).toEqual(Array(3).fill('too_many_unpaid'));
  expect(await held()).toBe(5);
  expect((await place(buyer, 1, 'cash_on_delivery')).status).toBe(200);
  expect((await place(await addPerson(shop))).status).toBe(200);
  const orderId = replies.find(({ status }) => status === 200)?.body.orderId as number;
  const cancelled = await shop.call(cancelOrder, { orderId }, { token: buyer.token });
  expect(cancelled.status).toBe(200);
  expect((await place(buyer)).status).toBe(200);
});

test('a buyer keeps no more units from others than the setting says, in one order or in many', async () => {
  await set({ unpaidUnitsMax: 12 });
  const buyer = await addPerson(shop);
  expect((await place(buyer, 13)).error.code).toBe('too_many_unpaid_units');
  expect((await place(buyer, 8)).status).toBe(200);
  expect((await place(buyer, 5)).error.code).toBe('too_many_unpaid_units');
  expect((await place(buyer, 4)).status).toBe(200);
});
