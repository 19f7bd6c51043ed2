import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { exportOrders } from '#modules/orders/back-office.calls.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

/** More than Excel's file takes, and no whole number of portions. */
const COUNT = 20_500;
const shop = await testShop();
let market: Awaited<ReturnType<typeof openMarket>>;

beforeAll(async () => {
  market = await openMarket(shop);
  const merchantId = market.luxor.id;
  // Of an import: many at the very same moment, so that only their numbers order them.
  await shop.rows(sql`
    with placed as (
      insert into orders (user_id, placed_at, address, payment_method, goods, delivery, packaging, admin_fee, total, terms_version)
      select ${market.admin.id}, timestamptz '2026-01-01' + make_interval(mins => n / 300), '{"mobile": "+201012345678", "recipient": "منى"}',
             'cash_on_delivery', 100, 0, 0, 0, 100, '' from generate_series(1, ${COUNT}::int) n returning id
    )
    insert into merchant_orders (order_id, merchant_id, status, stage, merchant_name, merchant_logo, goods, delivery, packaging,
                                 admin_fee, total, fee_vat_percent)
    select id, ${merchantId}, 'new', 'new', 'متجر الأقصر', '', 100, 0, 0, 0, 100, 14 from placed`);
});

test.each(['newest', 'oldest'] as const)(
  'CSV has every order once however many there are, %s first',
  async sort => {
    const reply = await shop.call(exportOrders, { format: 'csv', sort }, { token: market.admin.token });
    const numbers = (await readSheetFile(reply.bytes)).slice(1).map(({ cells }) => cells[0]);
    const ids = await shop.rows(
      sql<{ number: string }>`select 'WK-' || id as number from orders order by id`,
    );
    const expected = ids.map(({ number }) => number);
    expect(numbers).toEqual(sort === 'newest' ? expected.toReversed() : expected);
  },
);

test('an Excel file that cannot hold all of them is refused, with a way out', async () => {
  const refused = await shop.call(exportOrders, { format: 'xlsx' }, { token: market.admin.token });
  expect(refused.status).toBe(400);
  expect(refused.error).toMatchObject({
    code: 'too_many_for_excel',
    message: expect.stringContaining('CSV'),
  });
  const [number] = await shop.rows(sql<{ id: number }>`select max(id) as id from orders`);
  const one = { format: 'xlsx', search: String(number?.id) } as const;
  const reply = await shop.call(exportOrders, one, { token: market.admin.token });
  expect(await readSheetFile(reply.bytes)).toHaveLength(2);
});
