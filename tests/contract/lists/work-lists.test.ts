import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listDisputes, MOST_DISPUTES } from '#modules/payments/disputes.calls.ts';
import { listExceptions } from '#modules/remittances/calls.ts';
import { MOST_EXCEPTIONS } from '#modules/remittances/cash-exception.ts';
import { openMarket, type Placed } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let finance: { token: string };
let placed: Placed;

beforeAll(async () => {
  placed = await (await openMarket(shop)).placeOrder([1]);
  finance = await addPerson(shop, { role: 'finance' });
});

test('differences of cash are listed up to a number, the oldest', async () => {
  await shop.rows(sql`
    with made as (
      insert into parcels (merchant_order_id, carrier, packed_at)
      select ${placed.first.id}, 'bosta', now() from generate_series(0, ${MOST_EXCEPTIONS}::int) returning id
    )
    insert into cash_exceptions (parcel_id, courier, kind, amount, opened_at)
    select id, 'bosta', 'missing', 100, now() - row_number() over (order by id) * interval '1 minute' from made`);

  const { exceptions } = (await shop.call(listExceptions, {}, finance)).body;

  expect(exceptions).toHaveLength(MOST_EXCEPTIONS);
  const [newest] = await shop.rows(sql<{ id: number }>`
    select id from cash_exceptions order by opened_at desc limit 1`);
  expect(exceptions.map(({ id }) => id)).not.toContain(newest?.id);
});

test('disputes are listed up to a number, the oldest', async () => {
  await shop.rows(sql`
    with made as (
      insert into payments (order_id, method, amount, captured, captured_at, status)
      select ${placed.orderId}, 'card', 100, 100, now(), 'disputed' from generate_series(0, ${MOST_DISPUTES}::int) returning id
    )
    insert into disputes (payment_id, amount, opened_at) select id, 100, now() from made order by id`);

  const { disputes } = (await shop.call(listDisputes, {}, finance)).body;

  expect(disputes).toHaveLength(MOST_DISPUTES);
  const [newest] = await shop.rows(sql<{ id: number }>`select max(id) as id from payments`);
  expect(disputes.map(({ paymentId }) => paymentId)).not.toContain(newest?.id);
});
