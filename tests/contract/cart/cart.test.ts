import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { quoteCart } from '#modules/cart/calls.ts';
import { registerForVat, setProductStatus } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let token: string;
let merchantId: number;
let categoryId: number;
let cup: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  ({ token } = await addPerson(shop));
  merchantId = await addMerchant(shop, 'ركن المطبخ');
  await registerForVat(shop, merchantId);
  categoryId = await addCategory(shop);
});

beforeEach(async () => {
  cup = await addProduct(shop, { merchantId, categoryId, title: 'طقم فناجين', price: 28_950, stock: 4 });
});

const quote = async (
  lines: Parameters<typeof shop.call<typeof quoteCart>>[1]['lines'],
  governorateId?: number,
) => (await shop.call(quoteCart, { lines, governorateId }, { token })).body;

test('a quote prices each line now and says that its taxes are included [TRM-2]', async () => {
  const body = await quote([{ productId: cup.id, quantity: 2, seenPrice: 289.5 }]);

  expect(body).toMatchObject({ goods: 579, vat: 71.11, units: 2, ready: true });
  expect(body.lines[0]).toMatchObject({ variantId: cup.variantId, price: 289.5, amount: 579, changes: [] });
  expect(body.merchants).toMatchObject([{ merchantId, merchantName: 'ركن المطبخ', merchantLogoUrl: '' }]);
});

test('delivery and total are known once the governorate is', async () => {
  const line = { productId: cup.id, quantity: 1 };

  expect(await quote([line])).toMatchObject({ delivery: null, packaging: 10, adminFee: 15, total: null });
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
  expect(await quote([line], 1)).toMatchObject({
    delivery: 60,
    total: 374.5,
    merchants: [{ arrives: { first: day, last: day } }],
  });
  expect(await quote([line], 3)).toMatchObject({ delivery: 70 });
  expect(await quote([line], 21)).toMatchObject({ delivery: 120, total: 434.5 });
});

test('each merchant sends a parcel of its own; the admin fee is paid once', async () => {
  const other = await addProduct(shop, { merchantId: await addMerchant(shop), categoryId });

  const body = await quote(
    [
      { productId: cup.id, quantity: 1 },
      { productId: other.id, quantity: 1 },
    ],
    1,
  );

  expect(body).toMatchObject({ delivery: 120, packaging: 20, adminFee: 15 });
  expect(body.merchants).toHaveLength(2);
  // What is handed over at each door, together the order.
  const [first, second] = body.merchants.map(({ total }) => total ?? 0);
  expect(first).toBeCloseTo(289.5 + 70 + 11.15, 5);
  expect((first ?? 0) + (second ?? 0)).toBeCloseTo(body.total ?? 0, 5);
});

test('a price that is no longer the one seen is reported', async () => {
  const body = await quote([{ productId: cup.id, quantity: 1, seenPrice: 300 }]);

  expect(body.lines[0]).toMatchObject({ price: 289.5, changes: ['price_changed'] });
  expect(body.ready).toBe(true);
});

test('fewer units than wanted are reported with their number', async () => {
  const body = await quote([{ productId: cup.id, quantity: 9 }]);

  expect(body.lines[0]).toMatchObject({ buyable: 4, available: 4, changes: ['fewer_left'] });
  expect(body).toMatchObject({ goods: 1158, ready: false });
});

test('two lines of one thing draw on the same units', async () => {
  const body = await quote([
    { productId: cup.id, quantity: 3 },
    { productId: cup.id, variantId: cup.variantId, quantity: 3 },
  ]);

  expect(body.lines.map(line => line.buyable)).toEqual([3, 1]);
});

test('products that ran out, are not listed, or never were, are reported and cost nothing', async () => {
  const gone = await addProduct(shop, { merchantId, categoryId, stock: 0 });
  const draft = await addProduct(shop, { merchantId, categoryId });
  await setProductStatus(shop, { id: draft.id }, 'draft');

  const body = await quote(
    [
      { productId: gone.id, quantity: 1 },
      { productId: draft.id, quantity: 1 },
      { productId: 999_999_999, quantity: 1 },
    ],
    1,
  );

  expect(body.lines.map(line => line.changes)).toEqual([['out_of_stock'], ['not_sold'], ['not_sold']]);
  expect(body).toMatchObject({ goods: 0, total: 0, ready: false, merchants: [] });
});

test('a product with options needs one of its own variants', async () => {
  const shirt = await addProduct(shop, {
    merchantId,
    categoryId,
    options: { names: ['المقاس'], values: [['M'], ['L']] },
  });

  const body = await quote([
    { productId: shirt.id, quantity: 1 },
    { productId: shirt.id, variantId: cup.variantId, quantity: 1 },
    { productId: shirt.id, variantId: shirt.variantIds[1], quantity: 1 },
  ]);

  expect(body.lines.map(line => line.changes)).toEqual([['not_sold'], ['not_sold'], []]);
  expect(body.lines[2]?.options).toBe('المقاس: L');
});

test('a merchant’s stock is not shown beyond 6 units', async () => {
  const plenty = await addProduct(shop, { merchantId, categoryId, stock: 5000 });

  const body = await quote([{ productId: plenty.id, quantity: 1 }]);

  expect(body.lines[0]?.available).toBe(6);
});

test('an unknown governorate, an empty cart and a cart of 51 lines are refused', async () => {
  const line = { productId: cup.id, quantity: 1 };
  const refuse = async (input: Parameters<typeof shop.call<typeof quoteCart>>[1]) =>
    (await shop.call(quoteCart, input, { token })).error.code;

  expect(await refuse({ lines: [line], governorateId: 99 })).toBe('unknown_governorate');
  expect(await refuse({ lines: [] })).toBe('invalid_input');
  expect(await refuse({ lines: Array.from({ length: 51 }, () => line) })).toBe('invalid_input');
});

test("a line is shown by the picture of its variant, and by the product's first where it has none", async () => {
  await shop.rows(sql`update products set images = '["/media/front", "/media/navy"]' where id = ${cup.id}`);
  const image = async () => (await quote([{ productId: cup.id, quantity: 1 }])).lines[0]?.imageUrl;
  expect(await image()).toBe('/media/front');
  await shop.rows(sql`update variants set picture = 2 where product_id = ${cup.id}`);
  expect(await image()).toBe('/media/navy');
  await shop.rows(sql`update variants set picture = 5 where product_id = ${cup.id}`);
  expect(await image()).toBe('/media/front');
});
