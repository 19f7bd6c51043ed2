import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listSimilarProducts } from '#modules/catalog/calls.ts';
import { listCards, listDeals } from '#modules/catalog/discovery.calls.ts';
import { findDeals } from '#modules/catalog/server/find-deals.ts';
import { pairProducts } from '#modules/reports/server/pair-products.ts';
import { setProductStatus } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let merchantId: number;
let categoryId: number;

beforeAll(async () => {
  market = await openMarket(shop);
  merchantId = await addMerchant(shop, 'ركن السمع');
  categoryId = await addCategory(shop, 'سماعات وكابلات');
});

const add = (title: string, more: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(shop, { merchantId, categoryId, title, ...more });
const similarTo = async (productId: number) =>
  (await shop.call(listSimilarProducts, { productId })).body.products.map(({ id }) => id);

describe('similar products', () => {
  test('are those with the same words, before what only sells more in the same category', async () => {
    const phones = await add('سماعة بلوتوث لاسلكية عازلة للضوضاء');
    const alike = await add('سماعة بلوتوث لاسلكية خفيفة');
    const cable = await add('كابل شحن نايلون', { requests: 900 });
    const found = await similarTo(phones.id);
    expect(found.indexOf(alike.id)).toBeLessThan(found.indexOf(cable.id));
    expect(found).not.toContain(phones.id);
  });

  test('that are sold out stand after those that can be bought', async () => {
    const lamp = await add('مصباح مكتب أبيض');
    const gone = await add('مصباح مكتب أبيض صغير', { stock: 0 });
    const found = await similarTo(lamp.id);
    if (found.includes(gone.id)) expect(found.at(-1)).toBe(gone.id);
  });
});

describe('bought together', () => {
  const together = async (productId: number) =>
    (await shop.call(listSimilarProducts, { productId })).body.together.map(({ id }) => id);

  test('shows a pair of three buyers and hides that of two, however often these two bought it', async () => {
    const [first, second] = [market.luxor.product, market.nubia.product];
    for (const person of [await addPerson(shop), await addPerson(shop)]) {
      await market.placeOrder([1, 1], { buyer: person });
      await market.placeOrder([1, 1], { buyer: person });
    }
    await sql`update merchant_orders set stage = 'new'`.execute(shop.ctx.db);
    await pairProducts(shop.ctx);
    expect(await together(first.id)).toEqual([]);
    await market.placeOrder([1, 1], { buyer: await addPerson(shop) });
    await sql`update merchant_orders set stage = 'new'`.execute(shop.ctx.db);
    await Promise.all([pairProducts(shop.ctx), pairProducts(shop.ctx)]);
    expect(await together(first.id)).toEqual([second.id]);
    expect(await together(second.id)).toEqual([first.id]);
  });
});

describe('deals', () => {
  const priced = (productId: number, price: number, daysAgo: number) =>
    sql`insert into product_prices (product_id, price, since)
        values (${productId}, ${price}, now() - make_interval(days => ${daysAgo}))`.execute(shop.ctx.db);
  const reduced = async (title: string, before: number, price: number) => {
    const product = await add(title, { price, originalPrice: 20_000, createdAt: new Date() });
    await priced(product.id, before, 40);
    return product.id;
  };
  const deals = async () => (await shop.call(listDeals, {})).body.products.map(({ id }) => id);

  test('are what the log of prices knows to be cheaper than in the 30 days before, the largest first', async () => {
    const true20 = await reduced('خلاط بأربع سرعات', 10_000, 8_000);
    const true40 = await reduced('محمصة خبز', 10_000, 6_000);
    const raisedBefore = await reduced('غلاية ماء', 8_000, 8_000);
    const penny = await reduced('مكواة بخار', 10_000, 9_900);
    await findDeals(shop.ctx);
    const listed = await deals();
    expect(listed.slice(0, 2)).toEqual([true40, true20]);
    for (const no of [raisedBefore, penny]) expect(listed).not.toContain(no);
  });

  test('end with the reduction, and at once if the price changes or the last one is sold', async () => {
    const id = await reduced('فرن صغير', 10_000, 7_000);
    const sold = await reduced('ميزان مطبخ', 10_000, 7_000);
    await Promise.all([findDeals(shop.ctx), findDeals(shop.ctx)]);
    expect(await deals()).toEqual(expect.arrayContaining([id, sold]));
    await sql`update products set price = 9500 where id = ${id}`.execute(shop.ctx.db);
    await sql`update variants set on_hand = 0 where product_id = ${sold}`.execute(shop.ctx.db);
    const left = await deals();
    expect(left).not.toContain(id);
    expect(left).not.toContain(sold);
  });

  test('say how many there are on all pages', async () => {
    await Promise.all(Array.from({ length: 13 }, (_, at) => reduced(`مروحة رقم ${at}`, 10_000, 6_500)));
    await findDeals(shop.ctx);
    const [first, second] = await Promise.all([1, 2].map(page => shop.call(listDeals, { page })));
    const shown = [first, second].map(answer => answer?.body.products.length ?? 0);
    expect(shown[0]).toBe(12);
    expect(first?.body.total).toBe((shown[0] ?? 0) + (shown[1] ?? 0));
  });
});

test('cards come in the order asked for, without what nobody may see', async () => {
  const [one, other] = [await add('مقلاة'), await add('صينية')];
  const hidden = await add('طبق');
  await setProductStatus(shop, { id: hidden.id }, 'hidden');
  const { body } = await shop.call(listCards, { productIds: [other.id, hidden.id, one.id, 999_999] });
  expect(body.products.map(({ id }) => id)).toEqual([other.id, one.id]);
  expect(
    (await shop.call(listCards, { productIds: Array.from({ length: 25 }, (_, at) => at + 1) })).status,
  ).toBe(400);
});
