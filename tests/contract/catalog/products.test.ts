import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  listCategories,
  listFacets,
  listHomeRows,
  listPublicProducts,
  listSimilarProducts,
  showProduct,
} from '#modules/catalog/calls.ts';
import { FACT_NAMES, FACTS, NO_DISCLOSURE } from '#modules/catalog/disclosure.ts';
import { addBrand, addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let merchantId: number;
let electronics: number;
let kitchen: number;

beforeAll(async () => {
  merchantId = await addMerchant(shop);
  electronics = await addCategory(shop, 'إلكترونيات');
  kitchen = await addCategory(shop, 'المطبخ والسفرة');
  for (let day = 1; day <= 15; day++) {
    await addProduct(shop, {
      merchantId,
      categoryId: electronics,
      title: `سماعة رقم ${day}`,
      price: day * 1_000 + 5,
      requests: day % 5,
      createdAt: new Date(Date.UTC(2026, 0, day)),
    });
  }
});

describe('the public product call', () => {
  test('answers the first page: 12 newest first [API-2, DATA-2]', async () => {
    const { status, body } = await shop.call(listPublicProducts, {
      page: 1,
      limit: 12,
      sortBy: 'creationDate',
      order: 'descending',
    });
    expect(status).toBe(200);
    expect(body.products).toHaveLength(12);
    expect(body.totalPages).toBe(2);
    expect(body.totalProducts).toBe(15);
    expect(body.products.map(each => each.title).slice(0, 2)).toEqual(['سماعة رقم 15', 'سماعة رقم 14']);
  });

  test('gives a product with the fields of the specification, prices in pounds [API-2]', async () => {
    const { body } = await shop.call(listPublicProducts, { limit: 1 });
    expect(body.products[0]).toMatchObject({
      productName: 'سماعة رقم 15',
      title: 'سماعة رقم 15',
      price: 150.05,
      currentPrice: 150.05,
      originalPrice: null,
      images: [{ id: 1, url: '/media/0123456789abcdef' }],
      isLiked: false,
      hasAttributes: false,
      merchantName: 'متجر النيل',
      numberOfRequests: 0,
    });
  });

  test('sorts by number of requests, by price and by id, both ways [API-2, LND-4]', async () => {
    const first = async (sortBy: 'numberOfRequests' | 'price' | 'id', order: 'asc' | 'DESC') =>
      (await shop.call(listPublicProducts, { limit: 1, sortBy, order })).body.products[0]?.title;
    expect(await first('numberOfRequests', 'DESC')).toBe('سماعة رقم 14');
    expect(await first('price', 'asc')).toBe('سماعة رقم 1');
    expect(await first('price', 'DESC')).toBe('سماعة رقم 15');
    expect(await first('id', 'asc')).toBe('سماعة رقم 1');
  });

  test('gives an empty list past the last page, and takes page and limit in Arabic digits', async () => {
    const past = await shop.call(listPublicProducts, { page: 999 });
    expect(past.body).toMatchObject({ products: [], totalPages: 2 });
    const arabic = await shop.call(listPublicProducts, { page: '٢', limit: '١٠' });
    expect(arabic.body.products).toHaveLength(5);
  });

  test.each([
    [{ page: 0 }],
    [{ page: -1 }],
    [{ page: 1.5 }],
    [{ limit: 101 }],
    [{ limit: 0 }],
    [{ page: 1e9 }],
  ])('refuses %j with a sentence at the field', async input => {
    const { status, error } = await shop.call(listPublicProducts, input);
    expect(status).toBe(400);
    expect(error.code).toBe('invalid_input');
    expect(error.message).toMatch(/\p{Script=Arabic}/u);
    expect(Object.keys(error.details.fields ?? {})).toEqual(Object.keys(input));
  });

  test('refuses an unknown order or sort key, and a body that is no object', async () => {
    for (const payload of ['{"sortBy":"password"}', '{"order":"sideways"}', '[]', '"x"', '12', '{broken']) {
      const response = await shop.http.inject({
        method: 'POST',
        url: '/api/web/product/public',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([payload, response.statusCode]).toEqual([payload, 400]);
      expect(response.json().error.code).toBe('invalid_input');
    }
  });

  test('without a body answers with the defaults', async () => {
    const response = await shop.http.inject({ method: 'POST', url: '/api/web/product/public' });
    expect(response.statusCode).toBe(200);
    expect(response.json().body.products).toHaveLength(12);
  });
});

describe('filters', () => {
  test('narrow by category, price, merchant, brand, sale and stock, and are counted', async () => {
    const brandId = await addBrand(shop, 'Luma');
    const other = await addMerchant(shop, 'ركن المطبخ');
    await addProduct(shop, {
      merchantId: other,
      categoryId: kitchen,
      title: 'براد شاي',
      price: 36_500,
      originalPrice: 40_000,
      brandId,
    });
    await addProduct(shop, {
      merchantId: other,
      categoryId: kitchen,
      title: 'طاسة جرانيت',
      price: 47_900,
      stock: 0,
    });
    await addProduct(shop, { merchantId, categoryId: kitchen, title: 'طقم فناجين', price: 28_950 });
    const titles = async (input: object) =>
      (
        await shop.call(listPublicProducts, { categoryId: kitchen, sortBy: 'price', order: 'asc', ...input })
      ).body.products.map(p => p.title);
    expect(await titles({})).toEqual(['طقم فناجين', 'براد شاي', 'طاسة جرانيت']);
    expect(await titles({ minPrice: 365, maxPrice: 365 })).toEqual(['براد شاي']);
    expect(await titles({ merchantIds: [other] })).toEqual(['براد شاي', 'طاسة جرانيت']);
    expect(await titles({ merchantIds: [other, merchantId] })).toHaveLength(3);
    expect(await titles({ brandIds: [brandId] })).toEqual(['براد شاي']);
    expect(await titles({ onSale: true })).toEqual(['براد شاي']);
    expect(await titles({ inStock: true })).toEqual(['طقم فناجين', 'براد شاي']);

    const { body } = await shop.call(listFacets, { categoryId: kitchen, inStock: true });
    // By how many they have without the choice, so that no choice moves them.
    expect(body.merchants).toEqual([
      { id: other, name: 'ركن المطبخ', count: 1 },
      { id: merchantId, name: 'متجر النيل', count: 1 },
    ]);
    expect(body).toMatchObject({
      brands: [{ id: brandId, name: 'Luma', count: 1 }],
      onSale: 1,
      inStock: 2,
      lowest: 289.5,
      highest: 479,
    });
  });
});

describe('other catalogue calls', () => {
  test('home rows are keyed by category id, the newest of each [API-3]', async () => {
    const { status, body } = await shop.call(listHomeRows, {
      page: 1,
      limit: 10,
      sortBy: 'id',
      order: 'ascending',
    });
    expect(status).toBe(200);
    expect(Object.keys(body.productsByCategory)).toEqual([String(electronics), String(kitchen)]);
    const row = body.productsByCategory[String(electronics)];
    expect(row?.products).toHaveLength(8);
    expect(row?.products[0]?.title).toBe('سماعة رقم 15');
  });

  test('categories arrive in productCategories, with or without a token [API-4]', async () => {
    const { body } = await shop.call(listCategories, {});
    expect(body.productCategories[0]).toEqual({
      id: electronics,
      nameAr: 'إلكترونيات',
      nameEn: 'electronics',
      icon: 'laptop',
      imageUrl: '',
    });
    const raw = await shop.http.inject({
      url: '/api/web/product/categories',
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(raw.statusCode).toBe(200);
  });

  test.each(FACT_NAMES)('a product shows its %s, and a change is seen at once', async name => {
    const { id } = await addProduct(shop, { merchantId, categoryId: kitchen, stock: 5 });
    const shown = async () => (await shop.call(showProduct, { productId: id })).body[name];
    expect(await shown()).toBe(NO_DISCLOSURE[name]);
    const value = FACTS[name].kind === 'months' ? 24 : 'مصر';
    await shop.rows(sql`update products set ${sql.ref(FACTS[name].column)} = ${value} where id = ${id}`);
    await shop.ctx.changes.flush();
    expect(await shown()).toBe(value);
  });

  test('a product shows its variants; free units are shown up to 6', async () => {
    const { id } = await addProduct(shop, {
      merchantId,
      categoryId: kitchen,
      stock: 50,
      options: { names: ['اللون'], values: [['أحمر'], ['أزرق']] },
    });
    const { body } = await shop.call(showProduct, { productId: id });
    expect(body).toMatchObject({
      hasAttributes: true,
      optionNames: ['اللون'],
      categoryName: 'المطبخ والسفرة',
      merchantOnHoliday: false,
      takesCash: true,
      notReturnable: '',
    });
    expect(body.variants.map(each => [each.options, each.left])).toEqual([
      [['أحمر'], 6],
      [['أزرق'], 6],
    ]);
    const similar = await shop.call(listSimilarProducts, { productId: id });
    expect(similar.body.products.map(each => each.id)).not.toContain(id);
    expect(similar.body.products.length).toBeGreaterThan(0);
  });

  test.each(['999999', '0', '-1', 'abc', '1.5', "1'--", '99999999999999999999'])(
    'a product %s is not found',
    async id => {
      const response = await shop.http.inject({ url: `/api/web/product/details/${encodeURIComponent(id)}` });
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json().error.message).toMatch(/\p{Script=Arabic}/u);
    },
  );

  test('products of a suspended merchant leave listings at once and come back with it', async () => {
    const suspended = await addMerchant(shop, 'متجر موقوف');
    const { id } = await addProduct(shop, {
      merchantId: suspended,
      categoryId: kitchen,
      title: 'كاتل كهربائي',
    });
    const found = async () =>
      (await shop.call(listPublicProducts, { merchantIds: [suspended] })).body.totalProducts;
    expect(await found()).toBe(1);
    await shop.setMerchantStatus(suspended, 'suspended');
    expect(await found()).toBe(0);
    expect((await shop.call(showProduct, { productId: id })).status).toBe(404);
    await shop.setMerchantStatus(suspended, 'active');
    expect(await found()).toBe(1);
  });
});
