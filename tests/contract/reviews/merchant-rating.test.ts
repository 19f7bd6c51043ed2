import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as orders from '#modules/orders/calls.ts';
import { showHome, showReport } from '#modules/reports/calls.ts';
import { showMerchantRating } from '#modules/reviews/merchant-rating.calls.ts';
import { listPerformance, showPerformance } from '#modules/reviews/performance.calls.ts';
import { rateMerchants } from '#modules/reviews/server/rate-merchants.ts';
import { cairoDay } from '#platform/dates.ts';
import { addMerchant } from '../../support/catalog.ts';
import { openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

test('deliveries are counted as on time or late, and a few of them give no rating', async () => {
  const market = await openMarket(shop, 1000);
  const [one, other] = [await market.deliver(1), await market.deliver(1)];
  await shop.rows(
    sql`update merchant_orders set promised_out = '2000-01-01', promised_last = '2000-01-02' where id = ${other.merchantOrderId}`,
  );
  await shop.rows(
    sql`update order_lines set returned = 1 where merchant_order_id = ${other.merchantOrderId}`,
  );
  await rateMerchants(shop.ctx);
  await rateMerchants(shop.ctx);

  const [counted] = await shop.rows(sql<{ merchantId: number }>`
    select r.merchant_id as "merchantId", parts, promised, handed_over, arrived, faulty, units, returned from merchant_ratings r
      join merchant_orders mo on mo.merchant_id = r.merchant_id where mo.id = ${one.merchantOrderId}`);
  expect(counted).toMatchObject({
    parts: 2,
    promised: 2,
    handed_over: 1,
    arrived: 1,
    faulty: 0,
    units: 2,
    returned: 1,
  });
  const { merchantId } = counted as { merchantId: number };
  expect((await shop.call(showMerchantRating, { merchantId })).body).toEqual({ rating: null });
});

test('a merchant sees how it does and by which orders, and staff see all shops, the worst first', async () => {
  const market = await openMarket(shop, 1000);
  const seller = { token: market.luxor.owner.token };
  const parts: { id: number; orderId: number }[] = [];
  for (let at = 0; at < 10; at += 1) {
    const bought = await market.placeOrder([1]);
    const [part] = await shop.rows(sql<{ id: number; orderId: number }>`
      select id, order_id as "orderId" from merchant_orders where order_id = ${bought.orderId}`);
    if (part) parts.push(part);
  }
  const [refused, ...kept] = parts;
  const reason = { reason: 'out_of_stock' };
  await shop.call(orders.rejectMerchantOrder, { merchantOrderId: refused?.id as number, ...reason }, seller);
  shop.clock.advance(60 * 60 * 1000);
  for (const { id } of kept) await shop.call(orders.acceptMerchantOrder, { merchantOrderId: id }, seller);
  await rateMerchants(shop.ctx);

  const own = (await shop.call(showPerformance, {}, seller)).body;
  expect(own).toMatchObject({ came: 10, measures: { refused: 10, accepting: 60, late: null, faulty: null } });
  expect(own.setbacks.map(({ orderId, what }) => [orderId, what])).toEqual([[refused?.orderId, 'refused']]);
  const { merchants } = (await shop.call(listPerformance, {}, { token: market.admin.token })).body;
  const merchantId = market.luxor.id;
  expect(merchants[0]).toMatchObject({ merchantId, came: 10, measures: own.measures });
});

test('beside its own measures a merchant sees the median of its category, where enough other shops stand in it', async () => {
  const market = await openMarket(shop, 1000);
  const seller = { token: market.luxor.owner.token };
  await market.deliver(1);
  await rateMerchants(shop.ctx);
  const medians = async () => (await shop.call(showPerformance, {}, seller)).body.medians;
  const rated = async (count: number, categoryId: number, status = 'active') => {
    for (let at = 1; at <= count; at += 1) {
      const merchantId = await addMerchant(shop, `متجر ${at}`, status);
      await shop.rows(sql`
        insert into merchant_ratings (merchant_id, parts, promised, handed_over, arrived, faulty, stars, reviews, came, refused,
                                      accept_minutes, category_id, units, returned, counted_at)
        values (${merchantId}, 20, 0, 0, 0, 0, 0, 0, 100, ${at}, 60, ${categoryId}, 100, ${at}, now())`);
    }
  };
  const [own] = await shop.rows(sql<{ categoryId: number }>`
    select category_id as "categoryId" from merchant_ratings where merchant_id = ${market.luxor.id}`);
  const categoryId = own?.categoryId as number;
  expect(categoryId, 'that of its goods').toBeGreaterThan(0);
  await rated(4, categoryId);
  await rated(5, categoryId + 1);
  await rated(5, categoryId, 'closed');
  const returns = async (by: { token: string }) => {
    const today = cairoDay(shop.clock.now());
    const { medianReturns } = (await shop.call(showReport, { from: today, to: today }, by)).body;
    return [(await shop.call(showHome, {}, by)).body.figures?.medianReturns, medianReturns];
  };
  expect(await medians(), 'four open shops are too few').toMatchObject({ refused: null, accepting: null });
  expect(await returns(seller)).toEqual([null, null]);
  await rated(1, categoryId);
  expect(await medians()).toMatchObject({ refused: 2, accepting: 60, late: null });
  expect(await returns(seller), 'the share of all returns too').toEqual([2, 2]);
  expect(await returns({ token: market.admin.token }), 'staff compare the shops themselves').toEqual([
    null,
    null,
  ]);
});
