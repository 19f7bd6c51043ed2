import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  changeProducts,
  previewBulkChange,
  saveProduct,
  showManagedProduct,
  undoBulkChange,
} from '#modules/catalog/back-office.calls.ts';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { deleteBrand, deleteCategory, listManagedCategories } from '#modules/catalog/categories.calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved } from '../../support/products/draft.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchantId: number;
let clothes: number;
let men: number;
let toys: number;
let staff: { token: string };

beforeAll(async () => {
  merchantId = await addMerchant(shop);
  clothes = await addCategory(shop, 'ملابس');
  toys = await addCategory(shop, 'لعب');
  const [made] = await shop.rows<{ id: number }>(
    sql`insert into subcategories (category_id, name_ar) values (${clothes}, 'رجالي') returning id`,
  );
  men = made?.id as number;
  staff = { token: (await addPerson(shop, { role: 'super_admin' })).token };
});

type Change = CallRequest<typeof previewBulkChange>['change'];

const product = (categoryId: number, more: object = {}) =>
  addProduct(shop, { merchantId, categoryId, ...more });
const preview = (productIds: number[], change: Change, by = staff) =>
  shop.call(previewBulkChange, { chosen: { productIds }, change }, by);

async function move(productIds: number[], change: Change, by = staff) {
  const shown = await preview(productIds, change, by);
  const { seen } = shown.body;
  const reply = await shop.call(changeProducts, { productIds, change, seen }, by);
  return {
    rows: shown.body.rows,
    reply,
    undo: () => shop.call(undoBulkChange, { batchId: reply.body.batchId }, by),
  };
}

const idsIn = async (filter: object) =>
  (
    await shop.call(listPublicProducts, {
      page: 1,
      limit: 12,
      sortBy: 'creationDate',
      order: 'ascending',
      ...filter,
    })
  ).body.products.map(({ id }) => id);
const stored = async (productId: number) => (await shop.call(showManagedProduct, { productId }, staff)).body;
const countsOf = async (ids: number[]) => {
  const { categories } = (await shop.call(listManagedCategories, {}, staff)).body;
  return ids.map(id => categories.find(each => each.id === id)?.products);
};

test('goods of any merchant move to another category with its subcategory, show there at once, and come back to theirs', async () => {
  const [one, two] = [await product(clothes), await product(toys)];
  await shop.rows(sql`update products set subcategory_id = ${men} where id = ${one.id}`);
  expect(await idsIn({ categoryId: toys })).toEqual([two.id]);
  const before = await countsOf([clothes, toys]);
  const { rows, reply, undo } = await move([one.id, two.id], { kind: 'category', categoryId: toys });
  expect(rows).toEqual([expect.objectContaining({ productId: one.id, from: 'ملابس · رجالي', to: 'لعب' })]);
  expect(reply.body.changes).toBe(1);
  expect(await idsIn({ categoryId: toys })).toEqual([one.id, two.id]);
  expect(await stored(one.id)).toMatchObject({ categoryId: toys, subcategoryId: null, version: 2 });
  expect(await countsOf([clothes, toys])).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1]);
  expect(await auditOf(shop, { what: 'product.category', id: one.id }, 'from', 'to')).toEqual([
    { from: 'ملابس · رجالي', to: 'لعب' },
  ]);
  expect((await undo()).body).toEqual({ restored: 1, skipped: 0 });
  expect(await stored(one.id)).toMatchObject({ categoryId: clothes, subcategoryId: men });
});

test('goods move into a subcategory, and are found by the words of their new place', async () => {
  const { id } = await product(toys, { title: 'طقم قطن' });
  await move([id], { kind: 'category', categoryId: clothes, subcategoryId: men });
  await expect
    .poll(() => idsIn({ categoryId: clothes, attributes: [`subcategory=${men}`] }), { timeout: 10_000 })
    .toContain(id);
  expect(await idsIn({ productName: 'ملابس طقم قطن' })).toEqual([id]);
});

test('a brand is given, taken away and taken back; of one that is gone nothing comes back', async () => {
  const [old, other] = [await addBrand(shop, 'Zephyr'), await addBrand(shop, 'Boreas')];
  const { id } = await product(toys, { brandId: old });
  const given = await move([id], { kind: 'brand', brandId: other });
  expect(given.rows).toEqual([expect.objectContaining({ from: 'Zephyr', to: 'Boreas' })]);
  const taken = await move([id], { kind: 'brand', brandId: null });
  expect(taken.rows).toEqual([expect.objectContaining({ from: 'Boreas', to: '' })]);
  expect((await taken.undo()).body).toEqual({ restored: 1, skipped: 0 });
  expect((await shop.call(deleteBrand, { brandId: old }, staff)).status).toBe(200);
  expect((await given.undo()).body).toEqual({ restored: 0, skipped: 1 });
  expect((await stored(id)).brandId).toBe(other);
});

test('what a colleague moved since stays, and a category that is gone is not gone back to', async () => {
  const gone = await addCategory(shop, 'مؤقت');
  const [one, two] = [await product(gone), await product(clothes)];
  const first = await move([one.id, two.id], { kind: 'category', categoryId: toys });
  await shop.call(saveProduct, asSaved(await stored(two.id), { categoryId: clothes }), staff);
  expect(await auditOf(shop, { what: 'product.category', id: two.id }, 'from', 'to')).toEqual([
    { from: 'ملابس', to: 'لعب' },
    { from: 'لعب', to: 'ملابس' },
  ]);
  expect((await shop.call(deleteCategory, { categoryId: gone }, staff)).status).toBe(200);
  expect((await first.undo()).body).toEqual({ restored: 0, skipped: 2 });
});

test.each([
  ['a category', { kind: 'category', categoryId: 999_999 }, 'category_not_found'],
  ['a brand', { kind: 'brand', brandId: 999_999 }, 'brand_not_found'],
] as const)('%s that is not there is refused in the preview and in the change', async (...given) => {
  const [, change, code] = given;
  const { id } = await product(toys);
  expect((await preview([id], change)).error.code).toBe(code);
  const reply = await shop.call(changeProducts, { productIds: [id], change, seen: '' }, staff);
  expect(reply.error.code).toBe(code);
});

test('a subcategory of another category is refused', async () => {
  const { id } = await product(clothes);
  const reply = await preview([id], { kind: 'category', categoryId: toys, subcategoryId: men });
  expect(reply.error.code).toBe('category_not_found');
});

test('a merchant moves its own goods and nobody else’s [ROLE-3]', async () => {
  const own = { token: (await addPerson(shop, { role: 'merchant', merchantId })).token };
  const theirs = await addProduct(shop, { merchantId: await addMerchant(shop), categoryId: clothes });
  const { id } = await product(clothes);
  const { rows } = await move([id, theirs.id], { kind: 'category', categoryId: toys }, own);
  expect(rows.map(({ productId }) => productId)).toEqual([id]);
  expect((await stored(theirs.id)).categoryId).toBe(clothes);
});
