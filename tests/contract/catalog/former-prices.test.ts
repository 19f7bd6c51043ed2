import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { saveProduct } from '#modules/catalog/back-office.calls.ts';
import { showProduct } from '#modules/catalog/calls.ts';
import { addCategory, addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved, makeProduct, SHIRT } from '../../support/products/draft.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let categoryId: number;
let token: string;

beforeAll(async () => {
  categoryId = await addCategory(shop, 'قمصان');
  token = (await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) })).token;
});

const make = (sku: string, price = 40) =>
  makeProduct(shop, token, SHIRT(categoryId, { variants: [{ options: ['م'], sku, price, stock: 5 }] }));

const logged = (productId: number) =>
  shop.rows(
    sql<{
      price: number;
    }>`select price from product_prices where product_id = ${productId} order by since, id`,
  );

const priced = (productId: number, price: number, daysAgo: number) =>
  sql`
    insert into product_prices (product_id, price, since)
    values (${productId}, ${price}, now() - make_interval(days => ${daysAgo}))`.execute(shop.ctx.db);

test('every price of a product is written down, however it was changed', async () => {
  const made = await make('FP-1');
  const [variant] = made.variants;
  const variants = [{ ...variant, price: 35 }] as typeof made.variants;
  expect((await shop.call(saveProduct, asSaved(made, { variants }), { token })).status).toBe(200);
  await sql`update products set price = 3300 where id = ${made.id}`.execute(shop.ctx.db);
  await sql`update products set title = 'قميص آخر' where id = ${made.id}`.execute(shop.ctx.db);
  expect((await logged(made.id)).map(({ price }) => price)).toEqual([4000, 3500, 3300]);
});

test('of two changes the later is the price in force, though its transaction began first or the clock was set back', async () => {
  const { id } = await make('FP-0');
  const change = (price: number) => sql`update products set price = ${price} where id = ${id}`;
  await shop.ctx.db.transaction().execute(async early => {
    await sql`select now()`.execute(early);
    await change(3500).execute(shop.ctx.db);
    await change(3300).execute(early);
  });
  expect((await logged(id)).map(({ price }) => price)).toEqual([4000, 3500, 3300]);
  await sql`update product_prices set since = since + interval '1 hour' where product_id = ${id}`.execute(
    shop.ctx.db,
  );
  await change(3100).execute(shop.ctx.db);
  expect((await logged(id)).map(({ price }) => price)).toEqual([4000, 3500, 3300, 3100]);
});

test('a former price that was never asked for is refused once the product is known for 30 days', async () => {
  const made = await make('FP-2');
  const young = await shop.call(saveProduct, asSaved(made, { originalPrice: 90 }), { token });
  expect(young.status).toBe(200);
  await priced(made.id, 5000, 60);
  const lie = await shop.call(saveProduct, asSaved(young.body, { originalPrice: 95 }), { token });
  expect(lie).toMatchObject({
    status: 400,
    error: { code: 'invalid_input', details: { fields: { originalPrice: expect.stringMatching(/السعر/) } } },
  });
  // What was claimed before may stay while something else is changed, and a price that was asked for may be claimed.
  const other = await shop.call(saveProduct, asSaved(young.body, { description: 'قطن' }), { token });
  expect(other.status).toBe(200);
  const truth = await shop.call(saveProduct, asSaved(other.body, { originalPrice: 50 }), { token });
  expect(truth.status).toBe(200);
});

test('beside a former price stands the lowest of the 30 days before the present price', async () => {
  const made = await make('FP-3');
  const saved = await shop.call(saveProduct, asSaved(made, { originalPrice: 60 }), { token });
  expect(saved.status).toBe(200);
  const shown = async () => (await shop.call(showProduct, { productId: made.id })).body.lowestBefore;
  expect(await shown()).toBeNull();
  await priced(made.id, 3000, 90);
  await priced(made.id, 6000, 45);
  await priced(made.id, 5500, 10);
  // 30 pounds were over 45 days ago; 60 were still asked for when the last 30 days began.
  expect(await shown()).toBe(55);
});
