import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listManagedProducts, saveProduct, showManagedProduct } from '#modules/catalog/back-office.calls.ts';
import { editShopAccount, showShopAccount } from '#modules/merchants/account.calls.ts';
import { showHome } from '#modules/reports/calls.ts';
import { setProductStatus } from '../../support/arrange.ts';
import { addCategory, addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { asSaved, makeProduct, SHIRT } from '../../support/products/draft.ts';
import { csv, look, take } from '../../support/products/files.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let token: string;
let merchantId: number;
let shirtId: number;

/** The large size has 2, the middle one 5, the small one none. */
beforeAll(async () => {
  merchantId = await addMerchant(shop, 'متجر الحدود');
  token = (await addPerson(shop, { role: 'merchant', merchantId })).token;
  const categoryId = await addCategory(shop);
  const shirt = await makeProduct(
    shop,
    token,
    SHIRT(categoryId, {
      variants: [
        { options: ['ص'], sku: 'LOW-S', price: 400, stock: 0 },
        { options: ['م'], sku: 'LOW-M', price: 400, stock: 5 },
        { options: ['ل'], sku: 'LOW-L', price: 450, stock: 2 },
      ],
    }),
  );
  shirtId = shirt.id;
});

/** What the list, its filter and the home say, which is one thing in three places. */
async function saidLow() {
  const { products } = (await shop.call(listManagedProducts, { stock: 'low' }, { token })).body;
  const { tasks } = (await shop.call(showHome, {}, { token })).body;
  expect(tasks.find(({ task }) => task === 'low_stock')?.count ?? 0).toBe(products.length);
  return products.flatMap(({ low }) => low.map(({ options, left }) => [options.join(), left]));
}

async function callFew(lowStockAt: unknown) {
  const { body } = await shop.call(showShopAccount, {}, { token });
  const { nameAr, email, returnAddress } = body.shop as NonNullable<typeof body.shop>;
  const change = { nameAr, email: email || 'shop@example.com', returnAddress, activity: 'ملابس', lowStockAt };
  return shop.call(editShopAccount, change as never, { token });
}

/** What a product that is saved as it stands, but for its own number, answers. */
async function saveWith(lowStockAt: unknown) {
  const { body } = await shop.call(showManagedProduct, { productId: shirtId }, { token });
  const input = { ...asSaved(body), lowStockAt, productId: shirtId, version: body.version };
  return shop.call(saveProduct, input as never, { token });
}

test('three units are few where nobody said otherwise, and an empty variant is none of them', async () => {
  expect(await saidLow()).toEqual([['ل', 2]]);
});

test("a shop's own number counts at once for all that lies in stock, and is written down", async () => {
  expect((await callFew('٥')).body.shop).toMatchObject({ lowStockAt: 5 });
  expect(await saidLow()).toEqual([
    ['م', 5],
    ['ل', 2],
  ]);
  expect((await callFew(1)).status).toBe(200);
  expect(await saidLow()).toEqual([]);
  const [last] = (await auditOf(shop, { what: 'merchant.account', id: merchantId }, 'from', 'to')).slice(-1);
  expect(last).toMatchObject({ from: { lowStockAt: 5 }, to: { lowStockAt: 1 } });
});

test("a product's own number stands above its shop's, until its field is empty", async () => {
  expect((await saveWith('٢')).body).toMatchObject({ lowStockAt: 2, shopLowStockAt: 1 });
  expect(await saidLow()).toEqual([['ل', 2]]);
  await callFew(4);
  expect(await saidLow()).toEqual([['ل', 2]]);
  await saveWith('٠');
  expect(await saidLow()).toEqual([]);
  expect((await saveWith('')).body).toMatchObject({ lowStockAt: null });
  expect(await saidLow()).toEqual([['ل', 2]]);
  expect(await auditOf(shop, { what: 'product.low_stock_at', id: shirtId }, 'from', 'to')).toHaveLength(3);
});

test('a file says it as its editor does, and what it leaves out stays', async () => {
  const code = `P-${shirtId}`;
  const own = async () =>
    (await shop.call(showManagedProduct, { productId: shirtId }, { token })).body.lowStockAt;
  const say = async (...few: string[]) => {
    const columns = ['كود المنتج', 'اسم الخيار 1', 'قيمة الخيار 1', 'حد المخزون القليل'];
    const file = csv(columns.slice(0, 3 + few.length), [code, 'المقاس', 'م', ...few]);
    const looked = await look(shop, file, { token });
    if (looked.rowsBad === 0) await take(shop, looked.id, { token });
    return [looked.rowsBad, await own()];
  };
  const replies = [await say('٧'), await say(), await say('0'), await say('حسب المتجر'), await say('-3')];
  expect(replies).toEqual([
    [0, 7],
    [0, 7],
    [0, 0],
    [0, null],
    [1, null],
  ]);
});

test('a sale that leaves few units notifies, and so does a return', async () => {
  await callFew(4);
  const middle = sql`sku = 'LOW-M' and merchant_id = ${merchantId}`;
  await sql`update variants set held = 1 where ${middle}`.execute(shop.ctx.db);
  expect(await saidLow()).toContainEqual(['م', 4]);
  await sql`update variants set held = 0 where ${middle}`.execute(shop.ctx.db);
  await sql`update variants set on_hand = 20 where sku = 'LOW-L' and merchant_id = ${merchantId}`.execute(
    shop.ctx.db,
  );
  expect(await saidLow()).toEqual([]);
});

test('a draft is low for nobody, whatever it has', async () => {
  await callFew(5);
  expect(await saidLow()).toEqual([['م', 5]]);
  await setProductStatus(shop, { id: shirtId }, 'draft');
  expect(await saidLow()).toEqual([]);
});

test.each(['كثير', -1, 10_001, 2.5])('%s is no number of units', async given => {
  expect((await callFew(given)).error.details.fields).toHaveProperty('lowStockAt');
  expect((await saveWith(given)).error.details.fields).toHaveProperty('lowStockAt');
});
