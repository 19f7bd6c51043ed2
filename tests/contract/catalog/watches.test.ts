import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { notifyWatchers } from '#modules/catalog/server/notify-watchers.ts';
import { showWatch, watchProduct } from '#modules/catalog/watches.calls.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { noticesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
beforeAll(async () => {
  market = await openMarket(shop);
});

const noticesTo = async (userId: number) =>
  (await noticesOf(shop, userId, 'title')).map(({ title }) => title.replaceAll(/[⁦-⁩]/g, ''));
const setStock = (productId: number, onHand: number) =>
  shop.rows(sql`update variants set on_hand = ${onHand} where product_id = ${productId}`);
const titleOf = async (id: number) =>
  (await shop.rows(sql<{ title: string }>`select title from products where id = ${id}`))[0]?.title;

test('a buyer who waits for a sold-out product is notified once when it is back, however often the job runs', async () => {
  const { id: productId } = market.luxor.product;
  const [waiting, other] = [await addPerson(shop), await addPerson(shop)];
  await setStock(productId, 0);
  const reply = await shop.call(
    watchProduct,
    { productId, kind: 'stock', wanted: true },
    { token: waiting.token },
  );
  expect(reply.body).toEqual({ stock: true, price: false });
  await notifyWatchers(shop.ctx);
  expect(await noticesTo(waiting.id)).toEqual([]);
  await setStock(productId, 50);
  await Promise.all([notifyWatchers(shop.ctx), notifyWatchers(shop.ctx)]);
  await notifyWatchers(shop.ctx);
  expect(await noticesTo(waiting.id)).toEqual([`توفّر من جديد: ${await titleOf(productId)}`]);
  expect(await noticesTo(other.id)).toEqual([]);
  const now = await shop.call(showWatch, { productId }, { token: waiting.token });
  expect(now.body).toEqual({ stock: false, price: false });
});

test('a fall of a price is notified, each further one again, and a rise is not', async () => {
  const { id: productId } = market.nubia.product;
  const { id, token } = await addPerson(shop);
  await shop.call(watchProduct, { productId, kind: 'price', wanted: true }, { token });
  const after = async (part: number) => {
    await shop.rows(
      sql`update variants set price = ceil(price * ${part}::numeric) where product_id = ${productId}`,
    );
    await shop.rows(sql`
      update products set price = (select min(price) from variants where product_id = ${productId}) where id = ${productId}`);
    await notifyWatchers(shop.ctx);
    return (await noticesTo(id)).length;
  };
  expect(await after(0.8)).toBe(1);
  expect(await after(1.2)).toBe(1);
  expect(await after(0.5)).toBe(2);
  expect((await noticesTo(id))[0]).toBe(`انخفض سعر ${await titleOf(productId)}`);
});

test('a product that nobody sees cannot be waited for, and waiting can be taken back', async () => {
  const { token } = await addPerson(shop);
  const missing = await shop.call(
    watchProduct,
    { productId: 999_999, kind: 'stock', wanted: true },
    { token },
  );
  expect(missing.error.code).toBe('product_not_found');
  const { id: productId } = market.luxor.product;
  await shop.call(watchProduct, { productId, kind: 'stock', wanted: true }, { token });
  const back = await shop.call(watchProduct, { productId, kind: 'stock', wanted: false }, { token });
  expect(back.body).toEqual({ stock: false, price: false });
});
