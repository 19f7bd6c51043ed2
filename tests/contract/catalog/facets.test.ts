import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listProductChoices, saveProduct } from '#modules/catalog/back-office.calls.ts';
import { listFacets, listPublicProducts } from '#modules/catalog/calls.ts';
import { listManagedCategories, saveCategory } from '#modules/catalog/categories.calls.ts';
import { indexProducts } from '#modules/search/server/index-products.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved, makeProduct, SHIRT } from '../../support/products/draft.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let mobiles: number;
let first: number;

beforeAll(async () => {
  mobiles = await addCategory(shop, 'موبايلات');
  const merchantId = await addMerchant(shop);
  const other = await addMerchant(shop, 'سوق الموبايل');
  const add = (title: string, more: { merchantId?: number; colours?: string[]; price?: number } = {}) =>
    addProduct(shop, {
      merchantId: more.merchantId ?? merchantId,
      categoryId: mobiles,
      title,
      price: more.price ?? 500_000,
      options: more.colours && { names: ['اللون'], values: more.colours.map(colour => [colour]) },
    });
  first = (await add('موبايل أوربت ٦٤ جيجا', { colours: ['أسود', 'أبيض'] })).id;
  await add('موبايل لوما 64GB أسود');
  await add('موبايل باركو 128 جيجابايت', { colours: ['كحلي'], merchantId: other, price: 900_000 });
  await add('موبايل نايل ١٢٨ جيجا أبيض', { merchantId: other, price: 1_200_000 });
  await add('شاحن سريع', { price: 20_000 });
  await add('جراب شفاف', { price: 9_000 });
});

const titles = async (input: object) =>
  (
    await shop.call(listPublicProducts, { categoryId: mobiles, sortBy: 'id', order: 'asc', ...input })
  ).body.products.map(each => each.title);
const facets = async (input: object = {}) =>
  (await shop.call(listFacets, { categoryId: mobiles, ...input })).body;
const counts = async (key: string, input: object = {}) =>
  Object.fromEntries(
    (await facets(input)).attributes
      .find(each => each.key === key)
      ?.values.map(({ label, count }) => [label, count]) ?? [],
  );

test('goods are chosen by what they are like, whatever the spelling', async () => {
  expect(await titles({ attributes: ['storage=64gb'] })).toEqual([
    'موبايل أوربت ٦٤ جيجا',
    'موبايل لوما 64GB أسود',
  ]);
  expect(await titles({ attributes: ['colour=ازرق'] })).toEqual(['موبايل باركو 128 جيجابايت']);
  expect(await counts('storage')).toEqual({ '٦٤ جيجابايت': 2, '١٢٨ جيجابايت': 2 });
});

test('of one kind any choice fits, of several kinds all do, and the numbers say so', async () => {
  expect(await titles({ attributes: ['colour=اسود', 'colour=ابيض'] })).toHaveLength(3);
  const chosen = { attributes: ['colour=اسود', 'storage=64gb'] };
  expect(await titles(chosen)).toHaveLength(2);
  // A second colour is counted beside the first, a second storage with the colour.
  expect(await counts('colour', chosen)).toEqual({ أسود: 2, أبيض: 1, أزرق: 0, شفاف: 0, كحلي: 0 });
  expect(await counts('storage', chosen)).toEqual({ '٦٤ جيجابايت': 2, '١٢٨ جيجابايت': 0 });
  expect((await facets(chosen)).merchants).toMatchObject([
    { name: 'متجر النيل', count: 2 },
    { name: 'سوق الموبايل', count: 0 },
  ]);
  for (const { key, values } of (await facets(chosen)).attributes)
    for (const { value, count } of values) {
      const others = chosen.attributes.filter(each => !each.startsWith(`${key}=`));
      expect([value, await titles({ attributes: [...others, `${key}=${value}`] })]).toEqual([
        value,
        expect.toSatisfy((found: string[]) => found.length === count),
      ]);
    }
});

test('no choice moves or takes away another, of which a finger may be on its way to', async () => {
  const labels = async (input: object) => {
    const { merchants, brands, attributes } = await facets(input);
    return { merchants: names(merchants), brands: names(brands), attributes: attributes.map(valuesOf) };
  };
  const before = await labels({});
  const [, second] = (await facets()).merchants;
  for (const input of [
    { merchantIds: [second?.id] },
    { maxPrice: 100 },
    { minPrice: 10_000 },
    { onSale: true },
  ])
    expect(await labels(input)).toEqual(before);
});
const names = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);
const valuesOf = ({ key, values }: { key: string; values: readonly { value: string }[] }) => [
  key,
  ...values.map(({ value }) => value),
];

test('what is chosen stays to be seen, even if nothing has it any more', async () => {
  expect(await counts('storage', { attributes: ['storage=999gb'] })).toMatchObject({ '٩٩٩ جيجابايت': 0 });
  expect(await titles({ attributes: ['storage=999gb'] })).toEqual([]);
  expect(await titles({ attributes: ['nonsense', "x='); drop"] })).toHaveLength(6);
});

test('usual ranges of prices hold all products, and a search counts its categories', async () => {
  const { prices } = await facets();
  expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  for (const { min, max, count } of prices)
    expect(await titles({ minPrice: min ?? undefined, maxPrice: max ?? undefined })).toHaveLength(count);
  const searched = await shop.call(listFacets, { productName: 'موبايل' });
  expect(searched.body.categories).toMatchObject([{ id: mobiles, name: 'موبايلات' }]);
});

test('buyers who gave stars make goods findable by them', async () => {
  await sql`insert into product_ratings (product_id, five, three) values (${first}, 3, 1)`.execute(
    shop.ctx.db,
  );
  await indexProducts(shop.ctx.db, [first]);
  await shop.ctx.changes.flush();
  expect(await counts('rating')).toEqual({ '٤ نجوم فأكثر': 1, '٣ نجوم فأكثر': 1 });
  expect(await titles({ attributes: ['rating=4'] })).toEqual(['موبايل أوربت ٦٤ جيجا']);
});

test('staff divide a category, a product lies in one of its kinds, and shoppers choose it', async () => {
  const { token } = await addPerson(shop, { role: 'super_admin' });
  const { body } = await shop.call(listManagedCategories, {}, { token });
  const category = body.categories.find(({ id }) => id === mobiles);
  if (!category) throw new Error('the category is missing');
  const { id: _, products: __, ...fields } = category;
  const save = (subcategories: string[], version: number) =>
    shop.call(
      saveCategory,
      { ...fields, nameEn: 'Mobiles', categoryId: mobiles, version, subcategories },
      { token },
    );
  const saved = await save(['موبايلات', 'شواحن'], category.version);
  expect(saved.body.subcategories).toEqual(['موبايلات', 'شواحن']);
  const choices = await shop.call(listProductChoices, {}, { token });
  const kinds = choices.body.categories.find(({ id }) => id === mobiles)?.subcategories ?? [];
  await sql`update products set subcategory_id = ${kinds[0]?.id} where id = ${first}`.execute(shop.ctx.db);
  await indexProducts(shop.ctx.db, [first]);
  const renamed = await save(['هواتف ذكية', 'شواحن'], saved.body.version);
  expect(renamed.body.subcategories).toEqual(['هواتف ذكية', 'شواحن']);
  expect(await counts('subcategory', { attributes: [`subcategory=${kinds[0]?.id}`] })).toEqual({
    'هواتف ذكية': 1,
  });
  expect(await titles({ attributes: [`subcategory=${kinds[0]?.id}`] })).toEqual(['موبايل أوربت ٦٤ جيجا']);

  // At another place it is another kind, and the products of the old one would silently have none.
  for (const others of [['شواحن'], ['شواحن', 'هواتف محمولة']]) {
    const { error } = await save(others, renamed.body.version);
    expect(error).toMatchObject({ code: 'subcategory_in_use' });
    expect(error.details.fields?.['subcategories']).toContain('هواتف ذكية');
  }
  expect(await titles({ attributes: [`subcategory=${kinds[0]?.id}`] })).toHaveLength(1);
  expect((await save(['هواتف ذكية'], renamed.body.version)).body.subcategories).toEqual(['هواتف ذكية']);
});

test('a changed product is found by its new words and attributes within two seconds', async () => {
  const { token } = await addPerson(shop, {
    role: 'merchant',
    merchantId: await addMerchant(shop, 'متجر سريع'),
  });
  const made = await makeProduct(shop, token, SHIRT(mobiles, { title: 'قميص قديم' }));
  const found = async (words: string) =>
    (await shop.call(listPublicProducts, { productName: words })).body.products.map(({ id }) => id);
  await shop.call(saveProduct, asSaved(made, { title: 'جاكيت زرافات بنفسجي' }), { token });
  await expect.poll(() => found('زرافات'), { timeout: 2_000, interval: 50 }).toEqual([made.id]);
  expect(await titles({ attributes: ['colour=موف'] })).toEqual(['جاكيت زرافات بنفسجي']);
});
