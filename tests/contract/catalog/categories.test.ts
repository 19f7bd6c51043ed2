import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listCategories, listPublicProducts, showProduct } from '#modules/catalog/calls.ts';
import {
  createBrand,
  createCategory,
  deleteBrand,
  deleteCategory,
  listManagedBrands,
  listManagedCategories,
  orderCategories,
  saveBrand,
  saveCategory,
} from '#modules/catalog/categories.calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { setProductStatus } from '../../support/arrange.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
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

const fields = (nameAr: string) =>
  ({ nameAr, nameEn: 'Garden', icon: '', imageUrl: '', notReturnable: '' }) as const;
const inShop = async () =>
  (await shop.call(listCategories, {})).body.productCategories.map(({ nameAr }) => nameAr);
const allCategories = async () => (await shop.call(listManagedCategories, {}, by)).body.categories;
const named = async (nameAr: string) => (await allCategories()).find(each => each.nameAr === nameAr);

describe('categories', () => {
  test('are added, renamed, ordered and taken away, and the shop shows it at once', async () => {
    const created = await shop.call(createCategory, fields('حدائق'), by);
    expect(await inShop()).toEqual(['ملابس', 'حدائق']);
    const made = await named('حدائق');
    expect(created.body).toEqual(made);
    const change = {
      ...fields('الحدائق'),
      categoryId: made?.id as number,
      version: made?.version as number,
    };
    const saved = await shop.call(saveCategory, change, by);
    expect(saved.body).toEqual(await named('الحدائق'));
    const ids = (await allCategories()).map(({ id }) => id);
    await shop.call(orderCategories, { ids: ids.toReversed(), seen: ids }, by);
    expect(await inShop()).toEqual(['الحدائق', 'ملابس']);
    await shop.call(deleteCategory, { categoryId: made?.id as number }, by);
    expect(await inShop()).toEqual(['ملابس']);
  });

  test('have the icon that was chosen, else the one of the English name; it is written down', async () => {
    const iconInShop = async () =>
      (await shop.call(listCategories, {})).body.productCategories.find(({ id }) => id === full)?.icon;
    const save = async (icon: 'gift' | '') => {
      const { version } = (await named('ملابس')) as { version: number };
      const change = { ...fields('ملابس'), icon, categoryId: full, version };
      expect((await shop.call(saveCategory, change, by)).status).toBe(200);
    };
    await save('gift');
    expect(await iconInShop()).toBe('gift');
    await save('');
    expect(await iconInShop()).toBe('sprout');
    const written = await shop.rows<{ from: string; to: string }>(sql`
      select "from" ->> 'icon' as "from", "to" ->> 'icon' as "to" from audit_log
       where what = 'category.changed' and subject_id = ${String(full)} order by id desc limit 1`);
    expect(written).toEqual([{ from: 'gift', to: '' }]);
  });

  test('say with the law why their products cannot be returned, on each product’s page', async () => {
    const { version, nameEn } = (await named('ملابس')) as { version: number; nameEn: string };
    const change = { ...fields('ملابس'), nameEn, categoryId: full, version } as const;
    await shop.call(saveCategory, { ...change, notReturnable: 'hygiene' }, by);
    const [product] = await shop.rows<{ id: number }>(
      sql`select id from products where category_id = ${full} order by id limit 1`,
    );
    const productId = product?.id as number;
    expect((await shop.call(showProduct, { productId })).body.notReturnable).toBe('hygiene');
    await shop.call(saveCategory, { ...change, version: version + 1 }, by);
    expect((await shop.call(showProduct, { productId })).body.notReturnable).toBe('');
  });

  test('with products are not deleted, also when those are hidden', async () => {
    await setProductStatus(shop, { categoryId: full }, 'hidden');
    const reply = await shop.call(deleteCategory, { categoryId: full }, by);
    expect([reply.status, reply.error.code]).toEqual([409, 'category_in_use']);
    expect(await named('ملابس')).toMatchObject({ products: 1 });
    await setProductStatus(shop, { categoryId: full }, 'published');
  });

  test('two who change one, or the order, at once: the second save is refused', async () => {
    const { version } = (await named('ملابس')) as { version: number };
    const save = (nameEn: string) =>
      shop.call(saveCategory, { ...fields('ملابس'), nameEn, categoryId: full, version }, by);
    const replies = await Promise.all([save('Fashion'), save('Clothes')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const second = replies.find(({ status }) => status === 409)?.error;
    expect([second?.code, second?.details]).toEqual([
      'category_changed_meanwhile',
      { current: await named('ملابس'), changedBy: 'عميل تجريبي' },
    ]);
    const stale = await shop.call(orderCategories, { ids: [full], seen: [full, 999] }, by);
    expect([stale.status, stale.error.code]).toEqual([409, 'category_changed_meanwhile']);
  });

  test.each([
    ['a name that another has', { ...fields('ملابس') }, 409, 'nameAr'],
    ['the same name in another spelling', { ...fields('مَلابِس') }, 409, 'nameAr'],
    ['an English name in Arabic', { ...fields('لعب'), nameEn: 'لعب' }, 400, 'nameEn'],
    ['no name', { ...fields(' ') }, 400, 'nameAr'],
    ['an icon that is none', { ...fields('لعب'), icon: 'trash' }, 400, 'icon'],
    ['a reason that is not the law’s', { ...fields('لعب'), notReturnable: 'لا نحب' }, 400, 'notReturnable'],
    ['a picture that is none', { ...fields('لعب'), imageUrl: 'javascript:1' }, 400, 'imageUrl'],
  ] as const)('refuse %s', async (...given) => {
    const [, input, status, field] = given;
    const reply = await shop.call(createCategory, input as CallRequest<typeof createCategory>, by);
    expect(reply.status).toBe(status);
    expect(reply.error.details.fields?.[field]).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('brands', () => {
  const list = async (q = '') => (await shop.call(listManagedBrands, { q }, by)).body;

  test('are added, found by any of their names, renamed and taken away', async () => {
    await shop.call(createBrand, { name: 'Zephyr', nameAr: 'زفير', aliases: ['زيفر', 'زيفر', ''] }, by);
    const [brand] = (await list('زيفر')).brands;
    expect(brand).toMatchObject({ name: 'Zephyr', aliases: ['زيفر'], products: 0 });
    const brandId = brand?.id as number;
    const renamed = { brandId, version: 1, name: 'Zephyrus', nameAr: '', aliases: [] };
    const saved = await shop.call(saveBrand, renamed, by);
    expect(saved.status).toBe(200);
    const late = await shop.call(saveBrand, renamed, by);
    const [current] = (await list('Zephyrus')).brands;
    expect([late.error.code, late.error.details]).toEqual([
      'category_changed_meanwhile',
      { current, changedBy: 'عميل تجريبي' },
    ]);
    expect(current).toEqual(saved.body);
    expect((await list('ZEPHYRUS')).total).toBe(1);
    await shop.call(deleteBrand, { brandId }, by);
    expect((await list()).total).toBe(0);
  });

  test('with products are not deleted; products are found by a new name', async () => {
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
    // Otherwise nobody knows which of both a file of products means.
    for (const name of ['أوربت', 'اوربيت'])
      expect((await shop.call(createBrand, { name, nameAr: '', aliases: [] }, by)).error.code).toBe(
        'brand_name_taken',
      );
  });
});
