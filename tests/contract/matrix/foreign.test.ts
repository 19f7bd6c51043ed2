import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { quoteCart } from '#modules/cart/calls.ts';
import { changeProducts, createProduct, previewBulkChange } from '#modules/catalog/back-office.calls.ts';
import { checkImport } from '#modules/catalog/import.calls.ts';
import { createCoupon } from '#modules/discounts/calls.ts';
import { couponDenials } from '#modules/discounts/text.ts';
import type { AnyCall } from '#platform/call.ts';
import { allRoutes } from '#server/routes.ts';
import { SHIRT } from '../../support/products/draft.ts';
import { many } from '../../support/products/files.ts';
import { testShop } from '../../support/shop.ts';
import { COUPON_TERMS, EXPECTED, type Foreign, NOT_THERE, type Scene } from './expected.ts';
import { idFields } from './input-ids.ts';
import { allRows, jobsDone } from './rows.ts';
import { type Cast, setScene, tokenOf } from './scene.ts';
import type { Who } from './who.ts';

const shop = await testShop();
let cast: Cast;
let scene: Scene;
let nowhere: Scene;

beforeAll(async () => {
  ({ cast, scene } = await setScene(shop));
  await jobsDone(shop);
  nowhere = { ...withoutIds(scene), others: scene.others };
});

const withoutIds = <T extends object>(ids: T) =>
  Object.fromEntries(Object.keys(ids).map(name => [name, NOT_THERE])) as T;

const COUPON = { code: 'OTHERS10', ...COUPON_TERMS };

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const calls = allRoutes.map(({ call }) => call);
const thingsOf = (call: AnyCall) => EXPECTED[nameOf(call)]?.things ?? {};

async function ask(call: AnyCall, who: Who, input: Record<string, unknown>) {
  const token = await tokenOf(shop, cast, who);
  const reply = await shop.call(call, input as never, token === null ? {} : { token });
  // It may say back which was asked for.
  return { ...reply, text: reply.text.replace(/(Id":)\d+/g, '$1#') };
}

test('of every id in the input of a call it is said whose it is, and of nothing else', () => {
  const said = calls.map(call => [nameOf(call), Object.keys(thingsOf(call)).toSorted()]);
  expect(said).toEqual(calls.map(call => [nameOf(call), idFields(call)]));
});

describe("another's id is answered as one that is not there, and nothing changes [ROLE-3]", () => {
  const tried = calls.flatMap(call =>
    Object.entries(thingsOf(call)).flatMap(([field, thing]) =>
      typeof thing === 'string' ? [] : [[`${nameOf(call)}: ${field}`, call, thing] as const],
    ),
  );
  test.each(tried)('%s', async (_, call, { by, input, refusal }: Foreign) => {
    const before = await allRows(shop);
    for (const who of by) {
      const anothers = await ask(call, who, input(scene));
      expect(await allRows(shop)).toEqual(before);
      const missing = await ask(call, who, input(nowhere));
      expect([who, anothers.status, anothers.text]).toEqual([who, missing.status, missing.text]);
      if (refusal) expect(anothers.error?.code ?? null).toBe(refusal.code);
      else expect([who, anothers.status, anothers.text]).toEqual([who, 404, expect.any(String)]);
    }
  });
});

describe("a merchant's member works for the own merchant, whatever is named [ROLE-3]", () => {
  const others = () => cast.market.nubia.id;
  const own = () => ({ token: cast.market.luxor.owner.token });

  test('a new product', async () => {
    const draft = SHIRT(scene.others.categoryId, { merchantId: others() });
    const { body } = await shop.call(createProduct, draft, own());
    expect(body.merchantId).toBe(scene.merchantId);
  });

  test('an import', async () => {
    const file = many(1, 'إلكترونيات');
    const request = { file, fileName: 'goods.csv', merchantId: others() };
    expect((await shop.call(checkImport, request, own())).body.merchantId).toBe(scene.merchantId);
  });

  test("a coupon, on another's goods too", async () => {
    const goods = [scene.others.productId];
    const made = await shop.call(createCoupon, { ...COUPON, merchantId: others(), productIds: goods }, own());
    expect(made.body.merchantId).toBe(scene.merchantId);
    const request = { lines: [{ productId: scene.others.productId, quantity: 1 }], couponCode: COUPON.code };
    const { body } = await shop.call(quoteCart, request, { token: cast.user.token });
    expect(body.coupon).toEqual({ code: COUPON.code, denial: couponDenials.coupon_not_for_these });
  });

  test('a change of many products changes only the own merchant’s', async () => {
    const productIds = [scene.productId, scene.others.productId];
    const change = { kind: 'hide' as const };
    const { body } = await shop.call(previewBulkChange, { chosen: { productIds }, change }, own());
    expect(body.productIds).toEqual([scene.productId]);
    expect(body.rows.map(({ productId }) => productId)).toEqual([scene.productId]);
    const done = await shop.call(changeProducts, { productIds, change, seen: body.seen }, own());
    expect(done.body.changes).toBe(1);
    const left = sql<{ id: number }>`
      select id from products where id = any(${productIds}::bigint[]) and status = 'published'`;
    expect(await shop.rows(left)).toEqual([{ id: scene.others.productId }]);
  });
});

test('nothing of all this was an error of the program', () => {
  expect(shop.logged).toEqual([]);
});
