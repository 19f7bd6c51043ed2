import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { joinCart } from '#modules/cart/account-cart.calls.ts';
import { forgetCarts } from '#modules/cart/server/join-cart.ts';
import { DAY } from '#platform/clock.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let cup: Awaited<ReturnType<typeof addProduct>>;
let lamp: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'ركن المطبخ');
  const categoryId = await addCategory(shop);
  cup = await addProduct(shop, { merchantId, categoryId, title: 'طقم فناجين', price: 28_950 });
  lamp = await addProduct(shop, { merchantId, categoryId, title: 'أباجورة', price: 10_000 });
});

type Lines = [productId: number, quantity: number][];
type Device = { version?: number; changed?: boolean };
const join = async (token: string, lines: Lines, { version, changed = true }: Device = {}) => {
  const given = lines.map(([productId, quantity]) => ({ productId, quantity }));
  const { body } = await shop.call(joinCart, { lines: given, version, changed }, { token });
  return { version: body.version, lines: body.lines.map(({ id, quantity }) => [id, quantity]), body };
};

test('a second device has the larger quantity of each line, and all that the first had', async () => {
  const { token } = await addPerson(shop);
  await join(token, [
    [cup.id, 3],
    [lamp.id, 1],
  ]);
  const { lines, body } = await join(token, [[lamp.id, 2]]);
  expect(lines).toEqual([
    [lamp.id, 2],
    [cup.id, 3],
  ]);
  expect(body.lines[1]).toMatchObject({
    productName: 'طقم فناجين',
    price: 289.5,
    merchantName: 'ركن المطبخ',
    images: [{ id: 1, url: '/media/0123456789abcdef' }],
  });
  expect(body.lines[1]).not.toHaveProperty('variantId');
});

test('what is removed stays removed where nothing else changed, and is not lost where something did', async () => {
  const { token } = await addPerson(shop);
  const first = await join(token, [
    [cup.id, 1],
    [lamp.id, 1],
  ]);
  const removed = await join(token, [[lamp.id, 1]], first);
  expect(removed.lines).toEqual([[lamp.id, 1]]);
  // Another device that still knows the first cart adds one of the lamp.
  const other = await join(
    token,
    [
      [cup.id, 1],
      [lamp.id, 2],
    ],
    first,
  );
  expect(other.lines).toEqual([
    [cup.id, 1],
    [lamp.id, 2],
  ]);
  expect((await join(token, [], other)).lines).toEqual([]);
});

test('lines ordered on one device do not come back from another that changed nothing', async () => {
  const { token } = await addPerson(shop);
  const { version } = await join(token, [[cup.id, 1]]);
  await join(token, [], { version });
  expect((await join(token, [[cup.id, 1]], { version, changed: false })).lines).toEqual([]);
});

test('joining the same again changes nothing, and devices at once lose nothing', async () => {
  const { token } = await addPerson(shop);
  await Promise.all([join(token, [[cup.id, 2]]), join(token, [[lamp.id, 5]]), join(token, [[cup.id, 4]])]);
  const { lines, version } = await join(token, []);
  expect(new Map(lines as Lines)).toEqual(
    new Map([
      [cup.id, 4],
      [lamp.id, 5],
    ]),
  );
  expect((await join(token, lines as Lines, { version })).version).toBe(version);
});

test('a cart is its account’s alone, and one that nobody has touched for 180 days is forgotten', async () => {
  const [mona, omar] = [await addPerson(shop), await addPerson(shop)];
  await join(mona.token, [[cup.id, 1]]);
  expect((await join(omar.token, [])).lines).toEqual([]);
  const stored = () => shop.rows(sql`select from account_carts where user_id = ${mona.id}`);
  await forgetCarts(shop.ctx);
  expect(await stored()).toHaveLength(1);
  await shop.rows(
    sql`update account_carts set changed_at = ${new Date(shop.ctx.clock.now().getTime() - 181 * DAY)}`,
  );
  await forgetCarts(shop.ctx);
  expect(await stored()).toHaveLength(0);
});
