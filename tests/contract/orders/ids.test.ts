import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { showOrder } from '#modules/orders/calls.ts';
import { openMarket } from '../../support/market.ts';
import { buy } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

/** Tables whose ids buyers, merchants and couriers read. */
const SEEN = [
  'orders',
  'merchant_orders',
  'order_lines',
  'parcels',
  'courier_bookings',
  'returns',
  'claims',
  'refunds',
  'documents',
  'notifications',
  'payouts',
  'complaints',
  'conversations',
  'conversation_messages',
] as const;

const later = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

test('the ids of two orders do not reveal how many were placed between them', async () => {
  const market = await openMarket(shop, 2_000);
  const mine = await addPerson(shop);
  const place = async () => {
    const { body } = await buy(shop, mine.token, [{ productId: market.luxor.product.id, quantity: 1 }]);
    const { body: order } = await shop.call(showOrder, { orderId: body.orderId }, { token: mine.token });
    const [part] = order.merchantOrders;
    return [order.id, Number(part?.id), Number(part?.lines[0]?.id)];
  };
  const first = await place();
  await later(1_300);
  const second = await place();
  for (const [at, id] of second.entries()) {
    const apart = id - Number(first[at]);
    // Nobody else bought, and five quarters of a second went by.
    expect(apart).toBeGreaterThanOrEqual(5);
  }
});

test.each(SEEN)('ids of %s are made from the time', async table => {
  const [column] = await shop.rows(sql<{ made: string }>`
    select column_default as made from information_schema.columns
     where table_schema = 'public' and table_name = ${table} and column_name = 'id'`);
  expect(column?.made).toContain('timed_id');
});

test('ids are never given twice and always grow, however many ask at once', async () => {
  const orders = await Promise.all(
    Array.from({ length: 40 }, () =>
      shop.rows(sql<{ id: number }>`select timed_id('orders_id_seq') as id from generate_series(1, 25)`),
    ),
  );
  const ids = orders.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(1_000);
  for (const of of orders)
    expect(of.map(({ id }) => id)).toEqual(of.map(({ id }) => id).toSorted((a, b) => a - b));
});
