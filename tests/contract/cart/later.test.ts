import { beforeAll, expect, test } from 'vitest';
import { joinCart, listLater, saveForLater } from '#modules/cart/account-cart.calls.ts';
import { personalData } from '#modules/cart/server/personal-data.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let cup: Awaited<ReturnType<typeof addProduct>>;
let shoe: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  const categoryId = await addCategory(shop);
  cup = await addProduct(shop, { merchantId, categoryId, title: 'فنجان' });
  const options = { names: ['المقاس'], values: [['٤٠'], ['٤١']] };
  shoe = await addProduct(shop, { merchantId, categoryId, title: 'حذاء', options, stock: 0 });
});

const save = async (token: string, line: { productId: number; variantId?: number; wanted?: boolean }) =>
  shop.call(saveForLater, { quantity: 2, wanted: true, ...line }, { token });

test('products saved for later are on every device, each once, the newest first, with whether they can be bought', async () => {
  const { token } = await addPerson(shop);
  const variantId = shoe.variantIds[1] as number;
  await save(token, { productId: cup.id });
  await save(token, { productId: shoe.id, variantId });
  await save(token, { productId: cup.id });
  const { body } = await shop.call(listLater, {}, { token });
  expect(body.lines).toMatchObject([
    { id: cup.id, quantity: 2, inStock: true },
    { id: shoe.id, variantId, options: 'المقاس: ٤١', inStock: false },
  ]);
  const left = await save(token, { productId: shoe.id, variantId, wanted: false });
  expect(left.body.lines.map(({ id }) => id)).toEqual([cup.id]);
});

test('it is nobody else’s, leaves the cart alone, and a product that is not there is refused', async () => {
  const [one, other] = [await addPerson(shop), await addPerson(shop)];
  const cart = { lines: [{ productId: cup.id, quantity: 1 }] };
  const before = await shop.call(joinCart, cart, { token: one.token });
  await save(one.token, { productId: cup.id });
  expect((await shop.call(listLater, {}, { token: other.token })).body.lines).toEqual([]);
  const after = await shop.call(joinCart, { ...cart, changed: false, version: 1 }, { token: one.token });
  expect(after.body).toEqual(before.body);
  expect((await save(one.token, { productId: 999_999 })).status).toBe(404);
  expect((await save(one.token, { productId: cup.id, variantId: shoe.variantId })).status).toBe(404);
});

test('saving two at once on two devices loses neither, and the copy and the erasure have both', async () => {
  const { token, id } = await addPerson(shop);
  await Promise.all([
    save(token, { productId: cup.id }),
    save(token, { productId: shoe.id, variantId: shoe.variantId }),
  ]);
  expect((await shop.call(listLater, {}, { token })).body.lines).toHaveLength(2);
  expect(JSON.stringify(await personalData.collect?.(shop.ctx.db, id))).toContain('later');
  await shop.ctx.db.transaction().execute(tx => personalData.erase?.(tx, id) as Promise<void>);
  expect((await shop.call(listLater, {}, { token })).body.lines).toEqual([]);
});
