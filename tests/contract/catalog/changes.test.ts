import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { writeSetting } from '#modules/settings/server/save-settings.sql.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const tags: string[] = [];
let product: number;
let variant: number;
let merchant: number;
let category: number;
let brand: number;

beforeAll(async () => {
  merchant = await addMerchant(shop);
  category = await addCategory(shop);
  brand = await addBrand(shop, 'Luma');
  const added = await addProduct(shop, {
    merchantId: merchant,
    categoryId: category,
    brandId: brand,
    stock: 20,
  });
  product = added.id;
  variant = added.variantId;
  await sql`insert into settings (name, value) values ('test', '1')`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
  shop.ctx.changes.listen(tag => void tags.push(tag));
});

async function tagsOf(statement: ReturnType<typeof sql>): Promise<string[]> {
  tags.length = 0;
  await statement.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
  return tags.toSorted();
}

const places = () => [
  `brand:${brand}`,
  `category:${category}`,
  `merchant:${merchant}`,
  `product:${product}`,
  'products',
];

test('a change of a product sends the tags of what its pages show', async () => {
  expect(await tagsOf(sql`update products set price = price + 5 where id = ${product}`)).toEqual(places());
  expect(await tagsOf(sql`update products set title = 'كوب جديد' where id = ${product}`)).toEqual(places());
  const moved = [...places(), `listing:${category}`].toSorted();
  expect(await tagsOf(sql`update products set status = 'hidden' where id = ${product}`)).toEqual(moved);
  expect(await tagsOf(sql`update products set status = 'published' where id = ${product}`)).toEqual(moved);
});

test('popularity sends no tag, search words send those of the lists that they change', async () => {
  expect(
    await tagsOf(sql`update products set number_of_requests = number_of_requests + 1 where id = ${product}`),
  ).toEqual([]);
  expect(await tagsOf(sql`update products set search_words = 'x' where id = ${product}`)).toEqual(
    places().filter(tag => !tag.startsWith('product:')),
  );
});

test('stock sends a tag when a page shows it: the last five units, and none', async () => {
  expect(await tagsOf(sql`update variants set on_hand = 10 where id = ${variant}`)).toEqual([]);
  expect(await tagsOf(sql`update variants set on_hand = 5 where id = ${variant}`)).toEqual([
    `product:${product}`,
    'products',
  ]);
  expect(new Set(await tagsOf(sql`update variants set on_hand = 0 where id = ${variant}`))).toEqual(
    new Set(places()),
  );
});

test('many changes at once send the tag of everything', async () => {
  await sql`insert into products (merchant_id, category_id, title, price) select ${merchant}, ${category}, 'منتج ' || n, 500 from generate_series(1, 300) n`.execute(
    shop.ctx.db,
  );
  await shop.ctx.changes.flush();
  expect(await tagsOf(sql`update products set price = price + 1`)).toEqual(['all']);
});

test.each(['settings', 'categories', 'brands', 'governorates', 'merchants'])(
  'a change of %s sends the tag of everything, and an update to the same value sends none',
  async table => {
    const shown = table === 'settings' ? 'value' : 'name_ar';
    const change = (to: string) =>
      tagsOf(sql`update ${sql.table(table)} set ${sql.ref(shown)} = ${sql.raw(to)}`);
    expect(await change(shown)).toEqual([]);
    const other = table === 'settings' ? `'"other"'::jsonb` : `${shown} || ' '`;
    expect(new Set(await change(other))).toEqual(new Set(['all']));
  },
);

test('a change of ads sends the tag of ads, and a statement that changes none sends nothing', async () => {
  expect(await tagsOf(sql`update ads set title = title where false`)).toEqual([]);
  expect(
    await tagsOf(
      sql`insert into ads (type, position, title, image) values ('landing_page_upper', 1, 'x', '/x')`,
    ),
  ).toEqual(['ads']);
});

test('a setting that is saved unchanged sends no tag', async () => {
  const toldByWriting = async (value: number) => {
    tags.length = 0;
    await shop.ctx.db.transaction().execute(tx => writeSetting(tx, 'same', { value, now: new Date() }));
    await shop.ctx.changes.flush();
    return [...tags];
  };
  expect(await toldByWriting(1)).toEqual(['all']);
  expect(await toldByWriting(1)).toEqual([]);
  expect(await toldByWriting(2)).toEqual(['all']);
});
