import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createBrand,
  createCategory,
  deleteBrand,
  deleteCategory,
  listDeskBrands,
  listDeskCategories,
  orderCategories,
  saveBrand,
  saveCategory,
} from '#modules/catalog/contract/shelf.ts';
import { listCategories, listPublicProducts } from '#modules/catalog/contract.ts';
import { addPerson } from '../../support/buyers.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/goods.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let token: string;
let by: { token: string };
let full: number;

beforeAll(async () => {
  token = (await addPerson(shop, { role: 'super_admin' })).token;
  by = { token };
  full = await addCategory(shop, 'ملابس');
  await addProduct(shop, { merchantId: await addMerchant(shop), categoryId: full });
});

const fields = (nameAr: string) => ({ nameAr, nameEn: 'Garden', imageUrl: '', notReturnable: '' });
const inShop = async () =>
  (await shop.call(listCategories, {})).body.productCategories.map(({ nameAr }) => nameAr);
const onDesk = async () => (await shop.call(listDeskCategories, {}, by)).body.categories;
const named = async (nameAr: string) => (await onDesk()).find(each => each.nameAr === nameAr);

describe('categories', () => {
  test('are added, renamed, ordered and taken away, and the shop shows it at once', async () => {
    await shop.call(createCategory, fields('حدائق'), by);
    expect(await inShop()).toEqual(['ملابس', 'حدائق']);
    const made = await named('حدائق');
    const change = {
      ...fields('الحدائق'),
      categoryId: made?.id as number,
      version: made?.version as number,
    };
    await shop.call(saveCategory, change, by);
    const ids = (await onDesk()).map(({ id }) => id);
    await shop.call(orderCategories, { ids: ids.toReversed(), seen: ids }, by);
    expect(await inShop()).toEqual(['الحدائق', 'ملابس']);
    await shop.call(deleteCategory, { categoryId: made?.id as number }, by);
    expect(await inShop()).toEqual(['ملابس']);
  });

  test('with products are kept, also when those are hidden', async () => {
    await shop.rows(sql`update products set status = 'hidden' where category_id = ${full}`);
    const reply = await shop.call(deleteCategory, { categoryId: full }, by);
    expect([reply.status, reply.error.code]).toEqual([409, 'category_in_use']);
    expect(await named('ملابس')).toMatchObject({ products: 1 });
    await shop.rows(sql`update products set status = 'published' where category_id = ${full}`);
  });

  test('two who change one, or the order, at once: the second is told', async () => {
    const { version } = (await named('ملابس')) as { version: number };
    const save = (nameEn: string) =>
      shop.call(saveCategory, { ...fields('ملابس'), nameEn, categoryId: full, version }, by);
    const replies = await Promise.all([save('Fashion'), save('Clothes')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stale = await shop.call(orderCategories, { ids: [full], seen: [full, 999] }, by);
    expect([stale.status, stale.error.code]).toEqual([409, 'shelf_changed_meanwhile']);
  });

  test.each([
    ['a name that another has', { ...fields('ملابس') }, 409, 'nameAr'],
    ['an English name in Arabic', { ...fields('لعب'), nameEn: 'لعب' }, 400, 'nameEn'],
    ['no name', { ...fields(' ') }, 400, 'nameAr'],
    ['a picture that is none', { ...fields('لعب'), imageUrl: 'javascript:1' }, 400, 'imageUrl'],
  ] as const)('refuse %s', async (...given) => {
    const [, input, status, field] = given;
    const reply = await shop.call(createCategory, input, by);
    expect(reply.status).toBe(status);
    expect(reply.error.details.fields?.[field]).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('brands', () => {
  const list = async (q = '') => (await shop.call(listDeskBrands, { q }, by)).body;

  test('are added, found by any of their names, renamed and taken away', async () => {
    await shop.call(createBrand, { name: 'Zephyr', nameAr: 'زفير', aliases: ['زيفر', 'زيفر', ''] }, by);
    const [brand] = (await list('زيفر')).brands;
    expect(brand).toMatchObject({ name: 'Zephyr', aliases: ['زيفر'], products: 0 });
    const brandId = brand?.id as number;
    const renamed = { brandId, version: 1, name: 'Zephyrus', nameAr: '', aliases: [] };
    expect((await shop.call(saveBrand, renamed, by)).status).toBe(200);
    expect((await shop.call(saveBrand, renamed, by)).error.code).toBe('shelf_changed_meanwhile');
    expect((await list('ZEPHYRUS')).total).toBe(1);
    await shop.call(deleteBrand, { brandId }, by);
    expect((await list()).total).toBe(0);
  });

  test('with products are kept; products are found by a new name', async () => {
    const brandId = await addBrand(shop, 'Orbit');
    await addProduct(shop, { merchantId: await addMerchant(shop), categoryId: full, brandId });
    const used = await shop.call(deleteBrand, { brandId }, by);
    expect([used.status, used.error.code]).toEqual([409, 'brand_in_use']);
    const names = { brandId, version: 1, name: 'Orbit', nameAr: 'أوربت', aliases: ['اوربيت'] };
    await shop.call(saveBrand, names, by);
    const found = async () =>
      (await shop.call(listPublicProducts, { page: 1, limit: 5, productName: 'اوربيت' })).body.products
        .length;
    await expect.poll(found, { timeout: 10_000 }).toBe(1);
    const taken = await shop.call(createBrand, { name: 'orbit', nameAr: '', aliases: [] }, by);
    expect([taken.status, taken.error.code]).toEqual([409, 'brand_name_taken']);
  });
});
