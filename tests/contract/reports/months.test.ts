import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { showReport } from '#modules/reports/calls.ts';
import { checkSales } from '#modules/reports/server/check-sales.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { addCategory } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
const admin = await addPerson(shop, { role: 'super_admin' });
const [shirts, shoes] = [await addCategory(shop), await addCategory(shop)];

/** Every second day from the middle of January to the middle of April has sales of shirts, every third of shoes. */
beforeAll(async () => {
  for (const [category, every] of [
    [shirts, 2],
    [shoes, 3],
  ] as const)
    for (const [facet, key] of [
      ['category', String(category)],
      ['all', every === 2 ? '' : 'shoes'],
    ] as const)
      await sql`
        insert into daily_sales (day, merchant_id, facet, key, orders, units, amount, delivered, returned, commission, commission_vat)
        select day, 0, ${facet}, ${key}, 1 + extract(day from day), 2, 100 * extract(day from day) * ${every}, 1, 0, 7, 1
          from generate_series('2026-01-15'::date, '2026-04-15', ${`${every} days`}::interval) day`.execute(
        db,
      );
});

const RANGES = [
  ['2026-01-01', '2026-04-30'],
  ['2026-01-15', '2026-04-15'],
  ['2026-02-01', '2026-02-28'],
  ['2026-02-01', '2026-03-30'],
  ['2026-02-02', '2026-03-31'],
  ['2026-02-02', '2026-03-30'],
  ['2026-01-31', '2026-03-01'],
  ['2026-03-05', '2026-03-20'],
  ['2025-01-01', '2025-12-31'],
] as const;

const report = async (from: string, to: string) => {
  const { body } = await shop.call(showReport, { by: 'category', from, to }, { token: admin.token });
  return {
    rows: body.rows.map(({ key, orders, amount }) => ({ key, orders, amount })),
    total: { orders: body.total.orders, amount: body.total.amount },
  };
};

async function addedUp(from: string, to: string) {
  const { rows } = await sql<{ key: string; orders: number; amount: number }>`
    select key, sum(orders)::int as orders, sum(amount)::int / 100 as amount from daily_sales
     where facet = 'category' and day between ${from} and ${to} group by key order by amount desc, key`.execute(
    db,
  );
  const sum = (of: 'orders' | 'amount') => rows.reduce((all, row) => all + row[of], 0);
  return { rows, total: { orders: sum('orders'), amount: sum('amount') } };
}

test.each([-70, -35, -1])(
  'a report from %i days ago to today takes the month that is not over as it stands',
  async days => {
    const today = cairoDay(shop.clock.now());
    const from = addDays(today, days);
    await sql`
    insert into daily_sales (day, merchant_id, facet, key, orders, units, amount, delivered, returned, commission, commission_vat)
    select day, 0, 'category', ${String(shirts)}, 1, 1, 900, 0, 0, 0, 0
      from generate_series(${from}::date, ${today}::date, '1 day') day on conflict do nothing`.execute(db);
    const sums = (await addedUp(from, today)).rows;
    expect((await report(from, today)).rows).toEqual(sums);
    expect((await report(from, addDays(today, 45))).rows).toEqual(sums);
    expect((await report(from, addDays(today, -1))).rows).toEqual(
      (await addedUp(from, addDays(today, -1))).rows,
    );
  },
);

const wrongMonths = async () => (await checkSales(db)).find(({ id }) => id === 'R3')?.violations;

test.each(RANGES)(
  'a report from %s to %s is the sum of its days, in whole months and parts of months',
  async (from, to) => {
    expect(await report(from, to)).toEqual(await addedUp(from, to));
  },
);

test('a month follows its days as they change and go, and does not show what has nothing left', async () => {
  await sql`update daily_sales set orders = orders + 5, amount = amount + 100 where day between '2026-02-10' and '2026-03-10'`.execute(
    db,
  );
  await sql`delete from daily_sales where key = ${String(shoes)} and day between '2026-02-01' and '2026-02-28'`.execute(
    db,
  );
  const february = await report('2026-02-01', '2026-02-28');
  expect(february.rows.map(({ key }) => key)).toEqual([String(shirts)]);
  expect(february.rows).toEqual((await addedUp('2026-02-01', '2026-02-28')).rows);
  expect((await report('2026-01-20', '2026-04-10')).rows).toEqual(
    (await addedUp('2026-01-20', '2026-04-10')).rows,
  );
  expect(await wrongMonths()).toBe(0);
});

test('the check finds a month that is not the sum of its days', async () => {
  await sql`update monthly_sales set amount = amount + 1 where month = '2026-03-01' and facet = 'category' and key = ${String(shirts)}`.execute(
    db,
  );
  expect(await wrongMonths()).toBe(2);
});

test.each(['0000', '0001'])('days of the year %s are a mistake in the input', async year => {
  const days = { by: 'category', from: `${year}-01-01`, to: `${year}-12-31` } as const;
  const { status, error } = await shop.call(showReport, days, { token: admin.token });
  expect([status, error.code]).toEqual([400, 'invalid_input']);
});
