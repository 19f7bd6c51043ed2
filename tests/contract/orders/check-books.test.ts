import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as calls from '#modules/orders/calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket } from '../../support/market.ts';
import { expectSeen, type Faults } from '../../support/money/planted-fault.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
let newId: number;
let overId: number;

beforeAll(async () => {
  const market = await openMarket(shop);
  const shipped = await market.placeOrder([2, 1]);
  const parcelId = await market.ship(shipped.first.id);
  await shop.call(
    calls.deliverParcel,
    { parcelId, proof: await doorPhoto(shop, parcelId) },
    { token: market.luxor.owner.token },
  );
  const over = await market.placeOrder([1]);
  overId = over.first.id;
  const by = { token: over.buyer.token };
  await shop.call(calls.cancelMerchantOrder, { merchantOrderId: overId, reason: '' }, by);
  newId = (await market.placeOrder([1])).first.id;
});

test('the books of orders in every state are right', () => expectBooksRight(shop));

const event = (name: string, role: string) => sql`
  insert into order_events (merchant_order_id, event, from_status, to_status, role, user_id, request_id)
  select id, ${name}, status, status, ${role}, 999999, 'planted' from merchant_orders where id = ${newId}`;

/** What breaks each invariant: where a constraint or trigger forbids it, that goes first. */
const FAULTS: Faults = {
  S1: () => [
    sql`alter table variants drop constraint variants_check`,
    sql`update variants set held = on_hand + 1 where allocated = 1`,
  ],
  S2: () => [sql`update variants set on_hand = on_hand + 1`],
  S3: () => [sql`update variants set allocated = allocated + 1`],
  S4: () => [
    sql`insert into stock_movements (variant_id, quantity, cause, parcel_line_id)
        select l.variant_id, 1, 'restocked', pl.id from parcel_lines pl join order_lines l on l.id = pl.order_line_id`,
  ],
  S5: () => [
    sql`insert into stock_movements (variant_id, quantity, cause) select id, -1000, 'planted' from variants`,
  ],
  M2: () => [sql`update orders set goods = goods + 100, total = total + 100`],
  M13: () => [
    sql`insert into coupons (code, kind, percent, platform_percent, starts_at, created_at, uses)
        values ('PLANTED', 'percent', 10, 0, now(), now(), 1)`,
  ],
  M3: () => [sql`update payment_shares set amount = amount + 1`],
  M4: () => [sql`update payment_shares set captured = amount`],
  M9: () => [sql`update cod_collections set goods = goods + 1`],
  P1: () => [sql`delete from idempotency_keys where order_id is not null`],
  P2: () => [event('delivered', 'courier')],
  P3: () => [
    sql`insert into parcel_reports (carrier, report_id, parcel_id, event, outcome, received_at)
        select 'bosta', 'planted', max(p.id), 'delivered', 'done', now() from parcels p`,
    sql`set constraints all deferred`,
    sql`update parcels set state = 'shipped' where id = (select parcel_id from parcel_reports where report_id = 'planted')`,
  ],
  P4: () => [sql`update merchant_orders set status = 'shipped' where id = ${newId}`],
  P5: () => [sql`update timers set cancelled_at = now()`],
  P8: () => [
    sql`update merchant_orders set stage = 'pending_payment', status = 'pending_payment' where id = ${newId}`,
    sql`update payments set captured = amount, captured_at = now() - interval '16 minutes'`,
  ],
  P6: () => [
    sql`alter table order_events disable trigger order_events_append_only`,
    sql`delete from order_events where merchant_order_id = ${newId}`,
  ],
  A1: () => [event('merchant_reminded', 'merchant')],
  A2: () => [
    sql`update products set merchant_id = (select max(id) from merchants) where id = (select min(id) from products)`,
  ],
  A3: () => [
    sql`insert into readings (user_id, reader_id, role, merchant_id, order_id, what, read_on, last_at)
        select o.user_id, o.user_id, 'merchant', mo.merchant_id, o.id, 'mobile', current_date, now() + interval '1 hour'
          from merchant_orders mo join orders o on o.id = mo.order_id where mo.id = ${newId}`,
    sql`update merchant_orders set stage = 'pending_confirmation', status = 'pending_confirmation' where id = ${newId}`,
  ],
  A5: () => [
    sql`insert into account_carts (user_id, lines, changed_at)
        select id, '[{"productId": 1, "quantity": 1}]', now() from users where role = 'super_admin'`,
  ],
  A6: () => [
    sql`insert into merchant_members (merchant_id, user_id)
        select mo.merchant_id, o.user_id from orders o join merchant_orders mo on mo.order_id = o.id where mo.id = ${newId}`,
  ],
  M1: () => [
    sql`insert into payment_events (provider, event_id, kind, outcome, currency, amount, body, received_at)
        values ('paymob', 'planted', 'captured', 'done', 'USD', 100, '', now())`,
  ],
  O8: () => [
    sql`insert into remittances (courier, reference, file_hash, gross, fees, imported_by, imported_at)
        select 'paymob', 'planted', 'x', 0, 0, min(id), now() from users`,
    sql`insert into payments (order_id, method, provider, status, amount, captured, captured_at, created_at, reference)
        select min(order_id), 'card', 'paymob', 'captured', 100, 100, now() - interval '31 days', now() - interval '31 days', 'planted'
          from merchant_orders`,
  ],
  M5: () => [
    sql`alter table documents disable trigger documents_append_only`,
    sql`insert into documents (kind, issuer_id, number, merchant_id, cause_type, cause_id, content, issued_at)
        select 'receipt', 0, 1, mo.merchant_id, 'order_event', e.id, '{"total": 1}', now()
          from order_events e join merchant_orders mo on mo.id = e.merchant_order_id where e.event = 'delivered' limit 1
        on conflict (kind, issuer_id, cause_type, cause_id, original_id) do update set content = excluded.content`,
  ],
  M6: () => [
    sql`alter table order_lines disable trigger order_lines_agreed`,
    sql`update order_lines set commission = commission + 1`,
  ],
  M7: () => [
    sql`set constraints all deferred`,
    sql`insert into ledger_entries (transaction_id, account, amount) select min(id), 'bank', 1 from ledger_transactions`,
  ],
  M8: () => [
    sql`alter table ledger_transactions drop constraint ledger_transactions_cause_type_cause_id_kind_key`,
    sql`insert into ledger_transactions (cause_type, cause_id, kind)
        select cause_type, cause_id, kind from ledger_transactions`,
  ],
  A4: () => [
    sql`alter table money_acts disable trigger money_acts_signed`,
    sql`insert into money_acts (action, subject, amount, asked, people, asked_by, asked_at, done_at)
        select 'payout', 'planted', 100, '{}', 2, min(id), now(), now() from users`,
  ],
  M15: () => [
    sql`insert into closed_months (month, closed_by, closed_at) select '2020-01-01', min(id), now() from users`,
    sql`insert into closed_month_balances (month, account, opening, debit, credit) values ('2020-01-01', 'bank', 0, 100, 0)`,
  ],
  M16: () => [
    sql`insert into disputes (payment_id, amount, opened_at, ended_at, decision, fee)
        select min(id), 100, now(), now(), 'won', 100 from payments`,
  ],
  M10: () => [
    sql`insert into payout_batches (day, created_at) values ('2026-01-04', now())`,
    sql`insert into payouts (merchant_id, batch_id, state, amount, created_at)
        select min(merchant_id), (select max(id) from payout_batches), 'draft', 100, now() from merchant_orders`,
  ],
  M12: () => [
    sql`update order_lines set delivered = 0, cancelled = cancelled + delivered where delivered > 0`,
  ],
  // Delivered for money that never came.
  M14: () => [
    sql`set constraints all deferred`,
    sql`with planted as (
          insert into ledger_transactions (cause_type, cause_id, kind)
          select 'order_event', max(id), 'planted' from order_events where merchant_order_id = ${newId} returning id)
        insert into ledger_entries (transaction_id, account, amount)
        select id, 'buyer_advances', 100 from planted union all select id, 'fee_income', -100 from planted`,
  ],
};

test('every invariant has a fault planted for it', async () => {
  const lines = await checkBooks(shop.ctx.db);
  expect(lines.map(({ id }) => id)).toEqual(Object.keys(FAULTS));
});

test.each(Object.entries(FAULTS))('a planted violation of %s is seen', (id, faults) =>
  expectSeen(shop, checkBooks, [id, faults()]),
);

/** One row that breaks one rule: of what another rule would see as well, nobody would know which of them looks. */
const ALONE: Faults = {
  P3: () =>
    [1, 2].map(
      at => sql`
      insert into payment_events (provider, event_id, kind, transaction, outcome, currency, amount, body, received_at)
      values ('paymob', ${`planted-${at}`}, 'captured', 'T-1', 'done', 'EGP', 100, '', now())`,
    ),
  A3: () => [
    sql`insert into readings (user_id, reader_id, role, merchant_id, order_id, what, read_on, last_at)
        select o.user_id, o.user_id, 'merchant', mo.merchant_id, o.id, 'mobile', current_date, now() + interval '1 hour'
          from merchant_orders mo join orders o on o.id = mo.order_id where mo.id = ${overId}`,
  ],
  A5: FAULTS.A5 as () => [],
  M1: FAULTS.M1 as () => [],
};

test.each(Object.entries(ALONE))('of one planted row %s alone speaks', (id, faults) =>
  expectSeen(shop, checkBooks, [id, faults(), 'alone']),
);

test.each(['stock_movements', 'order_events'])('%s are append-only', async table => {
  await expect(sql`delete from ${sql.table(table)}`.execute(shop.ctx.db)).rejects.toThrow('append-only');
  await expect(sql`update ${sql.table(table)} set id = default`.execute(shop.ctx.db)).rejects.toThrow();
});
