import { beforeAll, describe, expect, test } from 'vitest';
import {
  createProduct,
  deleteProduct,
  listManagedProducts,
  reviewProduct,
  saveProduct,
  showManagedProduct,
} from '#modules/catalog/back-office.calls.ts';
import { listPublicProducts, showProduct } from '#modules/catalog/calls.ts';
import type { DraftLine } from '#modules/checkout/order-draft.ts';
import { takeStock } from '#modules/checkout/server/queries.ts';
import { uploadPicture } from '#modules/media/calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { reviewProducts, setProductStatus } from '../../support/arrange.ts';
import { addBrand, addCategory, addMerchant } from '../../support/catalog.ts';
import { buy } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { asSaved, makeProduct, SHIRT } from '../../support/products/draft.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let categoryId: number;
let merchantId: number;
let otherId: number;
let merchant: string;
let other: string;
let admin: string;

beforeAll(async () => {
  categoryId = await addCategory(shop);
  merchantId = await addMerchant(shop, 'متجر القميص');
  otherId = await addMerchant(shop, 'متجر آخر');
  merchant = (await addPerson(shop, { role: 'merchant', merchantId })).token;
  other = (await addPerson(shop, { role: 'merchant', merchantId: otherId })).token;
  admin = (await addPerson(shop, { role: 'super_admin' })).token;
});

const wrongBooks = async () => (await checkBooks(shop.ctx.db)).filter(({ violations }) => violations > 0);

let codes = 0;
/** Codes are a merchant's once. */
const shirt = (more: object = {}) => {
  codes += 1;
  return SHIRT(categoryId, {
    variants: [
      { options: ['م'], sku: `SH-${codes}-M`, price: 400, stock: 5 },
      { options: ['ل'], sku: `SH-${codes}-L`, price: 450, stock: 2 },
    ],
    ...more,
  });
};

const audited = (what: string, id: number) => auditOf(shop, { what, id }, 'from', 'to');

describe('a new product', () => {
  test('stands in the shop at once, with its stock as movements', async () => {
    const made = await makeProduct(shop, merchant, shirt({ title: 'قميص جديد للعيد' }));
    expect(made).toMatchObject({
      merchantId,
      version: 1,
      status: 'published',
      listed: true,
      everOrdered: false,
    });
    const shown = await shop.call(showProduct, { productId: made.id });
    expect(shown.body).toMatchObject({ title: 'قميص جديد للعيد', price: 400, inStock: true });
    const listed = await shop.call(listPublicProducts, { categoryId });
    expect(listed.body.products.map(({ id }) => id)).toContain(made.id);
    expect(await wrongBooks()).toEqual([]);
  });

  test('belongs to the own merchant whatever is sent; staff name its merchant', async () => {
    const made = await makeProduct(shop, merchant, shirt({ merchantId: otherId }));
    expect(made.merchantId).toBe(merchantId);
    const unnamed = await shop.call(createProduct, shirt(), { token: admin });
    expect(unnamed.error).toMatchObject({
      code: 'merchant_missing',
      details: { fields: { merchantId: expect.any(String) } },
    });
    expect((await makeProduct(shop, admin, shirt({ merchantId: otherId }))).merchantId).toBe(otherId);
  });

  const BAD: [string, object, string][] = [
    ['no title', { title: ' \u200f ' }, 'title'],
    ['a title of 301 letters', { title: 'م'.repeat(301) }, 'title'],
    ['a former price that is not greater', { originalPrice: 400 }, 'originalPrice'],
    ['nine pictures', { images: Array.from({ length: 9 }, () => '/media/0123456789abcdef') }, 'images'],
    ['a picture that is none', { images: ['javascript:alert(1)'] }, 'images.0'],
    ['no picture, published', { images: [] }, 'images'],
    ['no variant', { variants: [] }, 'variants'],
    [
      'a variant without its option',
      { variants: [{ options: [], price: 5, stock: 1 }] },
      'variants.0.options',
    ],
    ['a price of 0', { variants: [{ options: ['م'], price: '٠', stock: 1 }] }, 'variants.0.price'],
    ['a price in words', { variants: [{ options: ['م'], price: 'عشرة', stock: 1 }] }, 'variants.0.price'],
    [
      'a code that Excel would write of a number',
      { variants: [{ options: ['م'], sku: '6.2E+12', price: 5, stock: 1 }] },
      'variants.0.sku',
    ],
    ['half a unit', { variants: [{ options: ['م'], price: 5, stock: 1.5 }] }, 'variants.0.stock'],
    ['a category that is none', { categoryId: 999_999 }, 'categoryId'],
    ['a brand that is none', { brandId: 999_999 }, 'brandId'],
  ];
  test.each(BAD)('with %s is refused beside the field', async (_, more, field) => {
    const { error } = await shop.call(createProduct, shirt(more), { token: merchant });
    expect(error.details.fields?.[field]).toMatch(/[\u0621-\u064A]/);
  });

  test('takes a title of 300 letters, prices in Arabic digits and a link to a drive file [IMG-1]', async () => {
    const drive = '1AbCdEfGhIjKlMnOpQrStUvWxYz012345';
    const made = await makeProduct(
      shop,
      merchant,
      shirt({
        title: 'م'.repeat(300),
        images: [`https://drive.google.com/file/d/${drive}/view?usp=sharing`, 'https://example.com/a.jpg'],
        optionNames: [],
        variants: [{ options: [], price: '١٬٢٤٩٫٥٠', stock: '١٢' }],
        originalPrice: '',
      }),
    );
    expect(made.images).toEqual([drive, 'https://example.com/a.jpg']);
    expect(made.variants[0]).toMatchObject({ price: 1249.5, stock: 12 });
  });

  test('may not have a stock code that another product of the merchant has', async () => {
    const first = await makeProduct(shop, merchant, shirt());
    const sku = first.variants[1]?.sku as string;
    const twice = shirt({ variants: [{ options: ['م'], sku, price: 5, stock: 1 }] });
    const { error } = await shop.call(createProduct, twice, { token: merchant });
    expect(error).toMatchObject({
      code: 'sku_taken',
      details: { fields: { 'variants.0.sku': expect.any(String) } },
    });
    expect((await shop.call(createProduct, twice, { token: other })).status).toBe(200);
  });
});

describe('saving', () => {
  test('shows on the shop at once and writes prices, units and status down', async () => {
    const made = await makeProduct(shop, merchant, shirt());
    await shop.call(showProduct, { productId: made.id });
    const [small, large] = made.variants;
    const saved = await shop.call(
      saveProduct,
      asSaved(made, {
        title: 'قميص أرخص',
        variants: [
          { ...small, id: small?.id, options: ['S'], price: 300, stock: 9, seenStock: 5 },
          { ...large, id: large?.id, options: ['ل'], price: 450, stock: 2, seenStock: 2 },
        ],
      }),
      { token: merchant },
    );
    expect(saved.body).toMatchObject({ version: 2, title: 'قميص أرخص' });
    expect((await shop.call(showProduct, { productId: made.id })).body).toMatchObject({
      title: 'قميص أرخص',
      price: 300,
    });
    expect(await audited('product.price', small?.id as number)).toEqual([{ from: 40_000, to: 30_000 }]);
    expect(await audited('product.stock', small?.id as number)).toEqual([{ from: 5, to: 9 }]);
    expect(saved.body.variants.map(({ id, options }) => [id, ...options])).toEqual([
      [small?.id, 'S'],
      [large?.id, 'ل'],
    ]);
    expect(await wrongBooks()).toEqual([]);
  });

  test('over somebody else’s save is refused with what stands there now, and overwrites nothing', async () => {
    const made = await makeProduct(shop, merchant, shirt());
    await shop.call(saveProduct, asSaved(made, { title: 'الأول' }), { token: merchant });
    const second = await shop.call(saveProduct, asSaved(made, { description: 'الثاني' }), { token: admin });
    expect(second).toMatchObject({ status: 409, error: { code: 'changed_meanwhile' } });
    expect(second.error.details['current']).toMatchObject({
      title: 'الأول',
      version: 2,
      description: 'قطن مصري.',
    });
  });

  test('counts a sale meanwhile apart from what is counted by hand', async () => {
    const made = await makeProduct(shop, merchant, shirt());
    const variantId = made.variants[0]?.id as number;
    const buyer = await addPerson(shop);
    expect((await buy(shop, buyer.token, [{ productId: made.id, variantId, quantity: 2 }])).status).toBe(200);
    const [first, second] = asSaved(made).variants;
    const restocked = asSaved(made, { variants: [{ ...first, stock: 15 }, second] as never });
    const saved = await shop.call(saveProduct, restocked, { token: merchant });
    expect(saved.body.variants[0]).toMatchObject({ stock: 13, promised: 2 });
    const gone = asSaved(saved.body, { variants: asSaved(saved.body).variants.slice(1) });
    expect((await shop.call(saveProduct, gone, { token: merchant })).error.code).toBe('variant_in_orders');
    const [mine, rest] = asSaved(saved.body).variants;
    const none = asSaved(saved.body, { variants: [{ ...mine, stock: 0, seenStock: 15 }, rest] as never });
    expect((await shop.call(saveProduct, none, { token: merchant })).error.code).toBe('stock_taken');
    expect((await shop.call(deleteProduct, { productId: made.id }, { token: merchant })).error.code).toBe(
      'product_ordered',
    );
    expect(await wrongBooks()).toEqual([]);
  });

  test('adds and takes away variants, exchanges codes, and sells none that is switched off', async () => {
    const made = await makeProduct(shop, merchant, shirt());
    const [small, large] = asSaved(made).variants as never as {
      id: number;
      sku: string;
      price: number;
      stock: number;
      seenStock: number;
      options: string[];
    }[];
    if (!small || !large) throw new Error('two variants');
    const saved = await shop.call(
      saveProduct,
      asSaved(made, {
        variants: [
          { ...large, sku: small.sku, available: false },
          { ...small, sku: large.sku },
          { options: ['XL'], price: 500, stock: 1 },
        ],
      }),
      { token: merchant },
    );
    expect(saved.body.variants.map(({ id, sku }) => [id, sku])).toEqual([
      [large.id, small.sku],
      [small.id, large.sku],
      [expect.any(Number), ''],
    ]);
    const shown = await shop.call(showProduct, { productId: made.id });
    expect(shown.body.variants.find(({ id }) => id === large.id)).toMatchObject({ left: 0 });
    const fewer = asSaved(saved.body, { variants: asSaved(saved.body).variants.slice(0, 2) });
    expect((await shop.call(saveProduct, fewer, { token: merchant })).body.variants).toHaveLength(2);
  });

  test('hides, and a hidden product is not sold to a buyer who has it in the cart', async () => {
    const made = await makeProduct(shop, merchant, shirt());
    await shop.call(saveProduct, asSaved(made, { status: 'hidden' }), { token: merchant });
    expect((await shop.call(showProduct, { productId: made.id })).status).toBe(404);
    const line = { variantId: made.variants[0]?.id, quantity: 1, unitPrice: 40_000 } as DraftLine;
    expect(await shop.ctx.db.transaction().execute(tx => takeStock(tx, [line], 'allocated'))).toBe(false);
    expect(await audited('product.status', made.id)).toEqual([{ from: 'published', to: 'hidden' }]);
    const gone = await shop.call(deleteProduct, { productId: made.id }, { token: merchant });
    expect(gone.body).toEqual({ success: true });
    expect((await shop.call(showManagedProduct, { productId: made.id }, { token: merchant })).status).toBe(
      404,
    );
  });
});

test('another merchant’s product is not found, whatever is asked of it [ROLE-3]', async () => {
  const { id, ...made } = await makeProduct(shop, merchant, shirt());
  const theirs = { productId: id };
  expect((await shop.call(showManagedProduct, theirs, { token: other })).status).toBe(404);
  expect((await shop.call(saveProduct, asSaved({ id, ...made }), { token: other })).status).toBe(404);
  expect((await shop.call(deleteProduct, theirs, { token: other })).status).toBe(404);
  const list = await shop.call(listManagedProducts, { merchantId }, { token: other });
  expect(list.body.products.every(product => product.merchantId === otherId)).toBe(true);
});

test('new products of a reviewed merchant wait until the shop has seen them', async () => {
  const id = await addMerchant(shop, 'متجر جديد');
  await reviewProducts(shop, id);
  const { token } = await addPerson(shop, { role: 'merchant', merchantId: id });
  const made = await makeProduct(shop, token, shirt());
  expect(made).toMatchObject({ status: 'in_review', listed: false });
  expect((await shop.call(showProduct, { productId: made.id })).status).toBe(404);
  const decision = { productId: made.id, decision: 'approve' } as const;
  expect((await shop.call(reviewProduct, decision, { token })).status).toBe(403);
  const approved = await shop.call(reviewProduct, decision, { token: admin });
  expect(approved.body).toMatchObject({ status: 'published', listed: true });
  expect((await shop.call(reviewProduct, decision, { token: admin })).error.code).toBe('changed_meanwhile');
  const again = await shop.call(saveProduct, asSaved(approved.body, { title: 'قميص مراجع' }), { token });
  expect(again.body.status).toBe('published');
});

describe('the list', () => {
  test('is found by words in any spelling, by code and by id; narrowed, sorted and paged', async () => {
    const id = await addMerchant(shop, 'متجر القوائم');
    const { token } = await addPerson(shop, { role: 'merchant', merchantId: id });
    const brandId = await addBrand(shop, 'Tefal');
    const pan = await makeProduct(shop, token, shirt({ title: 'طاسة جرانيت ٢٤ سم', brandId }));
    const cup = await makeProduct(
      shop,
      token,
      shirt({
        title: 'كوبايه شاي',
        optionNames: [],
        variants: [{ options: [], sku: 'CUP-1', price: 50, stock: 9 }],
      }),
    );
    await expect
      .poll(
        async () =>
          (await shop.call(listManagedProducts, { q: 'طاسه جرانيت 24' }, { token })).body.products.length,
      )
      .toBe(1);
    const idsOf = async (input: object) =>
      (await shop.call(listManagedProducts, input, { token })).body.products.map(product => product.id);
    expect(await idsOf({})).toEqual([cup.id, pan.id]);
    expect(await idsOf({ q: 'cup-' })).toEqual([cup.id]);
    expect(await idsOf({ q: String(pan.id) })).toContain(pan.id);
    expect(await idsOf({ q: '؟؟' })).toEqual([]);
    expect(await idsOf({ brandId })).toEqual([pan.id]);
    expect(await idsOf({ stock: 'low' })).toEqual([pan.id]);
    // Nobody runs out of what nobody can buy, and an empty variant is not one that runs out.
    await setProductStatus(shop, { id: pan.id }, 'hidden');
    expect(await idsOf({ stock: 'low' })).toEqual([]);
    await setProductStatus(shop, { id: pan.id }, 'published');
    expect(await idsOf({ status: 'draft' })).toEqual([]);
    expect(await idsOf({ sort: 'cheapest' })).toEqual([cup.id, pan.id]);
    expect(await idsOf({ sort: 'dearest', limit: 1, page: 2 })).toEqual([cup.id]);
    const { body } = await shop.call(listManagedProducts, {}, { token });
    expect(body).toMatchObject({ total: 2, moreThanTotal: false });
    expect(body.products[1]).toMatchObject({
      stock: 7,
      variants: 2,
      price: 400,
      highestPrice: 450,
      low: [expect.objectContaining({ left: expect.any(Number) })],
    });
  });
});

test('a picture is uploaded as it is, by those who may write goods alone', async () => {
  const file = await picture();
  const uploaded = await shop.call(uploadPicture, { file }, { token: merchant });
  expect(uploaded.body).toEqual({
    identifier: expect.stringMatching(/^\/media\/[0-9a-f]{32}$/),
    width: 640,
    height: 480,
  });
  const buyer = await addPerson(shop);
  expect((await shop.call(uploadPicture, { file }, { token: buyer.token })).status).toBe(403);
  const huge = await shop.call(uploadPicture, { file: new Uint8Array(6 * 1024 * 1024) }, { token: merchant });
  expect(huge).toMatchObject({ status: 413, error: { message: expect.stringMatching(/[\u0621-\u064A]/) } });
});
