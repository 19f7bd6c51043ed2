import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { exportReport, exportStockLeft, showReport, showStockLeft } from '#modules/reports/calls.ts';
import type { Facet } from '#modules/reports/report.ts';
import { countWrongDays, countWrongMonths } from '#modules/reports/server/count-sales.sql.ts';
import { countSales } from '#modules/reports/server/count-sales.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let finance: TestPerson;
const today = cairoDay(new Date());
const days = { from: addDays(today, -1), to: addDays(today, 1) };

const reportOf = async (by: Facet, who: { token: string } = finance) =>
  (await shop.call(showReport, { ...days, by }, { token: who.token })).body;
const keysOf = async (by: Facet, who?: { token: string }) =>
  Object.fromEntries((await reportOf(by, who)).rows.map(row => [row.key, row]));

/** A delivered part of 2 units of the first merchant. */
async function delivered() {
  const { first } = await market.deliver(2);
  return first.id;
}

/** Sets the days of a part and of its parcel: promised, handed over and arrived, counted from today in Cairo. */
async function moveParcel(partId: number, { promised = 2, out = 0, came = 0, attempts = 0, waited = 0 }) {
  await shop.rows(sql`
    update merchant_orders set promised_out = ${today}::date, promised_first = ${addDays(today, promised)}::date,
           promised_last = ${addDays(today, promised)}::date where id = ${partId}`);
  await shop.rows(sql`
    update parcels set handed_over_at = (${addDays(today, out)} || ' 12:00 Africa/Cairo')::timestamptz,
           ended_at = (${addDays(today, came)} || ' 13:00 Africa/Cairo')::timestamptz, attempts = ${attempts}
     where merchant_order_id = ${partId}`);
  // The history is only added to: it came so much earlier than it was accepted.
  if (waited > 0)
    await shop.rows(sql`
      insert into order_events (merchant_order_id, event, to_status, role, happened_at)
      select merchant_order_id, 'submitted', 'new', 'buyer', happened_at - make_interval(hours => ${waited})
        from order_events where merchant_order_id = ${partId} and event = 'accepted'`);
}

const count = async () => {
  await shop.rows(sql`insert into stale_days (day) values (${today}::date)`);
  await countSales(shop.ctx);
};

beforeAll(async () => {
  market = await openMarket(shop, 40);
  finance = await addPerson(shop, { role: 'finance' });
});

test('late orders are told apart by where they lost the time, and those in time are none', async () => {
  await moveParcel(await delivered(), { came: 2 });
  await moveParcel(await delivered(), { out: 1, came: 3, waited: 30 });
  await moveParcel(await delivered(), { out: 1, came: 3 });
  await moveParcel(await delivered(), { came: 3 });
  await moveParcel(await delivered(), { came: 3, attempts: 1 });
  await moveParcel(await delivered(), { came: 4, attempts: 2 });
  await count();
  const byStage = await keysOf('late_stage');
  expect(Object.fromEntries(Object.entries(byStage).map(([key, { orders }]) => [key, orders]))).toEqual({
    accepting: 1,
    handing_over: 1,
    courier: 1,
    unreachable: 2,
  });
  expect(byStage.courier?.name).toBe('شركة الشحن');
  const { lateOrders, total } = await reportOf('day');
  expect([lateOrders, total.orders]).toEqual([5, 6]);
});

test('a merchant sees its own late orders, goods and returns alone', async () => {
  const own = await keysOf('late_stage', market.luxor.owner);
  expect(own.unreachable?.orders).toBe(2);
  expect((await reportOf('late_stage', market.nubia.owner)).rows).toEqual([]);
  expect((await reportOf('product', market.nubia.owner)).rows).toEqual([]);
  const foreign = await shop.call(
    showReport,
    { ...days, by: 'merchant' },
    { token: market.luxor.owner.token },
  );
  expect(foreign.error.code).toBe('not_your_report');
});

test('what came back is told apart by its reason', async () => {
  const parts = await shop.rows(sql<{ line: number; part: number; merchant: number }>`
    select l.id as line, mo.id as part, mo.merchant_id as merchant
      from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id order by l.id limit 3`);
  for (const [at, { line, part, merchant }] of parts.entries()) {
    const [reason, state] = [
      ['does_not_fit', 'resolved'],
      ['does_not_fit', 'resolved'],
      ['defect', 'rejected'],
    ][at] as [string, string];
    await shop.rows(sql`
      with made as (
        insert into returns (merchant_order_id, merchant_id, state, reason, wish, payer, requested_at, decided_at, outcome)
        values (${part}, ${merchant}, ${state}, ${reason}, 'refund', 'buyer', now(), now(),
                ${state === 'resolved' ? 'refund' : null}) returning id)
      insert into return_lines (return_id, order_line_id, quantity) select id, ${line}, 1 from made`);
    if (state === 'resolved') await shop.rows(sql`update order_lines set returned = 1 where id = ${line}`);
  }
  await count();
  const byReason = await keysOf('return_reason');
  expect(Object.keys(byReason)).toEqual(['does_not_fit']);
  expect(byReason.does_not_fit).toMatchObject({ returned: 2, orders: 2, name: 'المقاس غير مناسب' });
  const file = await shop.call(
    exportReport,
    { ...days, by: 'return_reason', format: 'csv' },
    { token: finance.token },
  );
  expect(file.bytes.toString()).toContain('المقاس غير مناسب,2,2');
});

test('goods stand by what they sold, and the stock by how long it lasts at that pace', async () => {
  const { rows } = await reportOf('product');
  expect(rows.map(({ units, orders }) => [units, orders])).toEqual([[12, 6]]);
  const { goods } = (await shop.call(showStockLeft, {}, { token: market.luxor.owner.token })).body;
  const [good] = goods;
  expect(goods).toHaveLength(1);
  expect(good?.sold).toBe(12);
  expect(good?.days).toBe(Math.floor(((good?.stock ?? 0) * 14) / 12));
  expect((await shop.call(showStockLeft, {}, { token: market.nubia.owner.token })).body.goods).toEqual([]);
  const file = await shop.call(exportStockLeft, { format: 'csv' }, { token: finance.token });
  expect(file.bytes.toString()).toContain(`,${good?.stock},12,${good?.days}`);
});

test('the sums are those that a second reckoning finds, by day and by month', async () => {
  expect([await countWrongDays(shop.ctx.db), await countWrongMonths(shop.ctx.db)]).toEqual([0, 0]);
  await shop.rows(sql`update daily_sales set units = units + 1 where facet = 'product'`);
  expect(await countWrongDays(shop.ctx.db)).toBeGreaterThan(0);
});
