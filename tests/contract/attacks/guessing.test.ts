import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { quoteCart } from '#modules/cart/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { couponDenials } from '#modules/discounts/text.ts';
import { sendApplicationLogo } from '#modules/merchants/application.calls.ts';
import { uploadCasePhoto } from '#modules/returns/returns.calls.ts';
import { HOUR } from '#platform/clock.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let lines: { productId: number; quantity: number }[];

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  const { id } = await addProduct(shop, { merchantId, categoryId: await addCategory(shop) });
  lines = [{ productId: id, quantity: 1 }];
  await shop.rows(sql`
    insert into coupons (code, merchant_id, by_merchant, kind, percent, platform_percent, starts_at, created_at)
    values ('SECRET50', null, false, 'percent', 50, 100, '2020-01-01', now())`);
});

const denialOf = async (token: string, couponCode: string) =>
  (await shop.call(quoteCart, { lines, couponCode }, { token })).body.coupon?.denial;

test('guessing coupon codes is stopped after twenty, even with the right one, in the cart and at the checkout', async () => {
  const { token } = await addPerson(shop);
  const guess = (at: number) => denialOf(token, `GUESS${at}`);
  for (let at = 0; at < 20; at++) expect(await guess(at)).toBe(couponDenials.coupon_unknown);
  expect(await guess(20)).toBe(couponDenials.coupon_tried_too_often);
  expect(await denialOf(token, 'SECRET50')).toBe(couponDenials.coupon_tried_too_often);
  const order = { ...(await orderFor(shop, token, lines)), couponCode: 'SECRET50' };
  const placed = await shop.call(placeOrder, order, { token });
  expect([placed.status, placed.error.code]).toEqual([429, 'too_many_tries']);
  shop.clock.advance(HOUR + 1);
  expect(await denialOf(token, 'SECRET50')).toBeNull();
});

test('a buyer with a coupon may look at the cart without limit, and others need not wait', async () => {
  const { token } = await addPerson(shop);
  for (let at = 0; at < 30; at++) expect(await denialOf(token, 'SECRET50')).toBeNull();
});

test('guesses at the checkout count as well', async () => {
  const { token } = await addPerson(shop);
  const order = await orderFor(shop, token, lines);
  const statuses = [];
  for (let at = 0; at < 22; at++) {
    const input = { ...order, couponCode: `GUESS${at}`, idempotencyKey: shop.key(), seenTotal: 1 };
    statuses.push((await shop.call(placeOrder, input, { token })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429, 429]);
});

test('a buyer fills no disk: after sixty pictures a day the next is refused before it is read', async () => {
  const { id, token } = await addPerson(shop);
  await shop.rows(
    sql`insert into limits values (${`picture_by_buyer:${id}`}, 59, now() + interval '2 days')`,
  );
  const file = await picture('jpeg', { width: 120, height: 120 });
  expect((await shop.call(uploadCasePhoto, { file }, { token })).status).toBe(200);
  const more = [
    await shop.call(uploadCasePhoto, { file }, { token }),
    await shop.call(sendApplicationLogo, { file }, { token }),
  ];
  expect(more.map(({ status, error }) => [status, error.code])).toEqual([
    [429, 'too_many_tries'],
    [429, 'too_many_tries'],
  ]);
});
