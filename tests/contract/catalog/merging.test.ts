import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listManagedProducts, previewBulkChange } from '#modules/catalog/back-office.calls.ts';
import { listCategories, listPublicProducts, showBrand } from '#modules/catalog/calls.ts';
import {
  createCategory,
  listManagedBrands,
  listManagedCategories,
  mergeBrand,
  mergeCategory,
  previewBrandMerge,
  previewCategoryMerge,
} from '#modules/catalog/categories.calls.ts';
import { continueMerge } from '#modules/catalog/server/merging/merge-places.ts';
import { listCoupons } from '#modules/discounts/calls.ts';
import { saveSettings } from '#modules/settings/back-office.calls.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchantId: number;
let by: { token: string };

beforeAll(async () => {
  merchantId = await addMerchant(shop);
  by = { token: (await addPerson(shop, { role: 'super_admin' })).token };
});

const product = (categoryId: number, more: object = {}) =>
  addProduct(shop, { merchantId, categoryId, ...more });
const categories = async () => (await shop.call(listManagedCategories, {}, by)).body.categories;
const category = async (id: number) => (await categories()).find(each => each.id === id);
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

async function merge(categoryId: number, intoId: number) {
  const [from, into] = [await category(categoryId), await category(intoId)];
  const versions = { version: from?.version ?? 1, intoVersion: into?.version ?? 1 };
  return shop.call(mergeCategory, { categoryId, intoId, ...versions }, by);
}

describe('a category', () => {
  test('becomes part of another with its products and subcategories, and both counts are true', async () => {
    const [from, into] = [await addCategory(shop, 'موبيلات'), await addCategory(shop, 'موبايلات')];
    const rows = await shop.rows<{ id: number; categoryId: number; name: string }>(sql`
      insert into subcategories (category_id, name_ar)
      values (${from}, 'شواحن'), (${into}, 'شواحن'), (${from}, 'جرابات'), (${from}, 'فارغ')
      returning id, category_id as "categoryId", name_ar as name`);
    const kindOf = (at: number) => rows[at]?.id as number;
    const [one, two, three] = [await product(from), await product(from), await product(into)];
    await shop.rows(sql`update products set subcategory_id = ${kindOf(0)} where id = ${one.id}`);
    await shop.rows(
      sql`update products set subcategory_id = ${kindOf(2)}, status = 'draft' where id = ${two.id}`,
    );
    expect((await shop.call(previewCategoryMerge, { categoryId: from, intoId: into }, by)).body).toEqual({
      products: 2,
      ads: 0,
      coupons: 0,
      differences: [],
    });
    expect((await merge(from, into)).body).toEqual({ moved: 2, isDone: true });
    expect(await category(from)).toBeUndefined();
    expect(await category(into)).toMatchObject({ products: 3, subcategories: ['شواحن', 'جرابات'] });
    expect(await idsIn({ categoryId: into })).toEqual([one.id, three.id]);
    const [moved] = await shop.rows<{ subcategoryId: number; version: number }>(
      sql`select subcategory_id as "subcategoryId", version from products where id = ${one.id}`,
    );
    expect(moved).toEqual({ subcategoryId: kindOf(1), version: 2 });
    expect((await shop.call(listCategories, {})).body.productCategories.map(({ id }) => id)).not.toContain(
      from,
    );
    expect(await auditOf(shop, { what: 'category.merged', id: into }, 'from', 'to')).toEqual([
      { from: 'موبيلات', to: 'موبايلات' },
    ]);
    const off = await shop.rows(sql`
      select name from counted c full join recounted r using (name)
       where coalesce(c.rows, 0) <> coalesce(r.rows, 0) and name like 'category/%'`);
    expect(off).toEqual([]);
  });

  test('takes its ads, coupons, searches, words of files and settings along', async () => {
    const [from, into] = [await addCategory(shop, 'اثاث'), await addCategory(shop, 'الأثاث')];
    await product(from);
    const [ad] = await shop.rows<{ id: number }>(sql`
      insert into ads (type, position, title, image, direct_to, merchant_id, category_id)
      values ('landing_page_categories', 1, 'أثاث', '/media/0123456789abcdef', 'category', ${merchantId}, ${from}) returning id`);
    await shop.rows(sql`
      insert into coupons (code, kind, percent, platform_percent, category_ids, starts_at, created_at)
      select code, 'percent', 10, 100, ids, now(), now()
        from (values ('SOFA', array[${from}]::bigint[]), ('BOTH', array[${from}, ${into}]::bigint[])) c (code, ids)`);
    await shop.rows(sql`
      insert into search_rules (kind, query, path, created_at)
      values ('leads_to', 'كنبه', ${`/outlet/${from}?sort=price`}, now()), ('leads_to', 'سرير', ${`/outlet/${from}1`}, now())`);
    await shop.rows(sql`
      insert into import_words (merchant_id, kind, word, meaning) values (${merchantId}, 'category', 'عفش', ${String(from)})`);
    await shop.rows(sql`
      insert into settings (name, value) values ('commissionByCategory', ${JSON.stringify({ [from]: 3, 999: 4 })}::jsonb),
                                                ('cashNotForCategories', ${JSON.stringify([from, 999])}::jsonb)`);
    await shop.call(saveSettings, { group: 'shop', version: 1, values: {} }, by);
    const shown = await shop.call(previewCategoryMerge, { categoryId: from, intoId: into }, by);
    expect(shown.body).toMatchObject({ products: 1, ads: 1, coupons: 2 });
    expect(shown.body.differences).toEqual([
      { what: 'commission', from: 3, to: expect.any(Number) },
      { what: 'cash', from: false, to: true },
    ]);
    expect((await merge(from, into)).body.isDone).toBe(true);
    expect(await shop.rows(sql`select category_id as id from ads where id = ${ad?.id}`)).toEqual([
      { id: into },
    ]);
    expect(
      await shop.rows(sql`select code, to_json(category_ids) as ids from coupons order by code`),
    ).toEqual([
      { code: 'BOTH', ids: [into] },
      { code: 'SOFA', ids: [into] },
    ]);
    expect((await shop.call(listCoupons, {}, by)).status).toBe(200);
    expect(await shop.rows(sql`select path from search_rules order by id`)).toEqual([
      { path: `/outlet/${into}?sort=price` },
      { path: `/outlet/${from}1` },
    ]);
    expect(await shop.rows(sql`select meaning from import_words`)).toEqual([{ meaning: String(into) }]);
    const { commissionByCategory, cashNotForCategories } = await readSettings(shop.ctx);
    expect([commissionByCategory, cashNotForCategories]).toEqual([{ 999: 4 }, [999]]);
  });

  test('of many products goes on by itself, and meanwhile neither is merged again', async () => {
    const [from, into] = [await addCategory(shop, 'لعب اطفال'), await addCategory(shop, 'لعب الأطفال')];
    await shop.rows(sql`
      insert into products (merchant_id, category_id, title, price, images, status)
      select ${merchantId}, ${from}, 'لعبة ' || n, 1000, '["/media/0123456789abcdef"]', 'published'
        from generate_series(1, 2500) n`);
    const reply = await merge(from, into);
    expect(reply.body).toEqual({ moved: 1000, isDone: false });
    const again = await merge(from, into);
    expect(['merge_runs', 'category_not_found']).toContain(again.error.code);
    await expect.poll(async () => (await category(into))?.products, { timeout: 20_000 }).toBe(2500);
    await expect.poll(() => category(from), { timeout: 20_000 }).toBeUndefined();
  });

  test('takes along what named it after the merge had begun: an ad keeps its goods, a coupon its limit', async () => {
    const [from, into] = [await addCategory(shop, 'خيام'), await addCategory(shop, 'الخيام')];
    await product(from);
    // As between two portions.
    await shop.rows(sql`
      insert into category_merges (from_id, into_id, names, begun_at) values (${from}, ${into}, array['خيام'], now())`);
    const [ad] = await shop.rows<{ id: number }>(sql`
      insert into ads (type, position, title, image, direct_to, merchant_id, category_id)
      values ('landing_page_categories', 1, 'خيام', '/media/0123456789abcdef', 'category', ${merchantId}, ${from}) returning id`);
    await shop.rows(sql`
      insert into coupons (code, kind, percent, platform_percent, category_ids, starts_at, created_at)
      values ('TENT', 'percent', 10, 100, array[${from}]::bigint[], now(), now())`);
    await continueMerge(shop.ctx, { kind: 'category', fromId: from });
    expect(await category(from)).toBeUndefined();
    expect(await shop.rows(sql`select category_id as id from ads where id = ${ad?.id}`)).toEqual([
      { id: into },
    ]);
    expect(
      await shop.rows(sql`select to_json(category_ids) as ids from coupons where code = 'TENT'`),
    ).toEqual([{ ids: [into] }]);
  });

  test('that somebody saved since it was seen, itself, or one that is not there is not merged', async () => {
    const [from, into] = [await addCategory(shop, 'عطور'), await addCategory(shop, 'العطور')];
    const input = { categoryId: from, intoId: into, version: 1, intoVersion: 1 };
    const codeOf = async (more: object) =>
      (await shop.call(mergeCategory, { ...input, ...more }, by)).error.code;
    expect(await codeOf({ version: 2 })).toBe('category_changed_meanwhile');
    expect(await codeOf({ intoVersion: 2 })).toBe('category_changed_meanwhile');
    expect(await codeOf({ intoId: from })).toBe('category_not_found');
    expect(await codeOf({ intoId: 999_999 })).toBe('category_not_found');
    expect(await category(from)).toBeDefined();
  });

  test('may be called as the old one was once that is gone', async () => {
    const [from, into] = [await addCategory(shop, 'حلويات'), await addCategory(shop, 'الحلويات')];
    await merge(from, into);
    const fields = { nameAr: 'حلويات', nameEn: 'Sweets', icon: '', imageUrl: '', notReturnable: '' } as const;
    expect((await shop.call(createCategory, fields, by)).status).toBe(200);
  });
});

describe('a brand', () => {
  const brands = async (q: string) => (await shop.call(listManagedBrands, { q }, by)).body.brands;

  test('becomes part of another, which is found by all its names', async () => {
    const home = await addCategory(shop, 'أجهزة');
    const from = await addBrand(shop, 'Zephir', { arabic: 'زفير', aliases: ['زيفر'] });
    const into = await addBrand(shop, 'Zephyr', { arabic: 'زفير' });
    const [one, two] = [await product(home, { brandId: from }), await product(home, { brandId: into })];
    expect((await shop.call(previewBrandMerge, { brandId: from }, by)).body).toEqual({ products: 1, ads: 0 });
    const reply = await shop.call(
      mergeBrand,
      { brandId: from, intoId: into, version: 1, intoVersion: 1 },
      by,
    );
    expect(reply.body).toEqual({ moved: 1, isDone: true });
    expect(await idsIn({ brandIds: [into] })).toEqual([one.id, two.id]);
    expect(await brands('zeph')).toEqual([
      expect.objectContaining({
        id: into,
        name: 'Zephyr',
        aliases: ['Zephir', 'زيفر'],
        products: 2,
        version: 2,
      }),
    ]);
    expect((await shop.call(showBrand, { brandId: from })).status).toBe(404);
    await expect.poll(() => idsIn({ productName: 'زيفر' }), { timeout: 10_000 }).toEqual([one.id, two.id]);
    expect(await auditOf(shop, { what: 'brand.merged' }, 'from', 'to')).toEqual([
      { from: 'Zephir', to: 'Zephyr' },
    ]);
    const list = await shop.call(listManagedProducts, { brandId: into }, by);
    expect(list.body.total).toBe(2);
  });

  test('that is gone, or itself, is refused', async () => {
    const brandId = await addBrand(shop, 'Lonely');
    for (const intoId of [brandId, 999_999]) {
      const input = { brandId, intoId, version: 1, intoVersion: 1 };
      expect((await shop.call(mergeBrand, input, by)).error.code).toBe('brand_not_found');
    }
    const change = { kind: 'brand', brandId: 999_999 } as const;
    const reply = await shop.call(previewBulkChange, { chosen: { productIds: [1] }, change }, by);
    expect(reply.error.code).toBe('brand_not_found');
  });
});
