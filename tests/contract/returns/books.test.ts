import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { checkReturns } from '#modules/returns/server/check-returns.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket } from '../../support/market.ts';
import { expectSeen, type Faults } from '../../support/money/planted-fault.ts';
import { addStaff, receiveReturned, sendRefunds } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let returnId: number;
let openId: number;
let refundId: number;
let untouchedId: number;

beforeAll(async () => {
  const market = await openMarket(shop);
  await addStaff(shop);
  const sold = await market.deliver(4);
  const ask = async (quantity: number, wish: 'credit' | 'refund') => {
    const lines = [{ lineId: sold.lineId, quantity }];
    const input = { merchantOrderId: sold.merchantOrderId, lines, reason: 'changed_mind', wish } as const;
    return (await shop.call(calls.requestReturn, input, sold.by)).body.id;
  };
  returnId = await ask(2, 'credit');
  await receiveReturned(shop, market, { returnId, lineId: sold.lineId, quantity: 2 });
  await shop.call(backOffice.resolveReturn, { returnId }, { token: market.luxor.owner.token });
  await sendRefunds(shop);
  openId = await ask(1, 'refund');
  const [refund] = await shop.rows(sql<{ id: number }>`select id from refunds`);
  refundId = refund?.id as number;
  untouchedId = (await market.deliver(1)).merchantOrderId;
});

test('the books of returns in every state are right', () => expectBooksRight(shop));

/** What breaks each invariant: where a constraint or trigger forbids it, that goes first. */
const FAULTS: Faults = {
  S4r: () => [
    sql`drop index stock_movements_return_once`,
    sql`insert into stock_movements (variant_id, quantity, cause, return_line_id)
        select variant_id, quantity, cause, return_line_id from stock_movements where return_line_id is not null`,
  ],
  Q1r: () => [sql`update return_lines set quantity = quantity + 5 where return_id = ${openId}`],
  M4r: () => [sql`update cod_collections set collected = 100`],
  M5r: () => [sql`update refund_tenders set amount = amount - 1 where refund_id = ${refundId}`],
  M8r: () => [
    sql`alter table ledger_transactions disable trigger user`,
    sql`update ledger_transactions set kind = 'planted' where cause_type = 'refund'`,
  ],
  M11: () => [
    sql`alter table ledger_entries disable trigger user`,
    sql`update ledger_entries set amount = -amount where account like 'store\\_credit:%'`,
  ],
  M11r: () => [sql`update returns set wish = 'refund' where id = ${returnId}`],
  M3r: () => [sql`update refunds set wish = 'exchange' where id = ${refundId}`],
  P2r: () => [
    sql`insert into case_events (subject, subject_id, event, from_state, to_state, role, happened_at)
        values ('return', ${openId}, 'resolved', 'approved', 'resolved', 'merchant', now())`,
  ],
  P5r: () => [
    sql`update timers set cancelled_at = now() where kind = 'return_hand_over' and subject_id = ${openId}`,
  ],
  O1: () => [
    sql`update refunds set state = 'sending' where id = ${refundId}`,
    sql`update users set deleted_at = now(), mobile = null, email = null where role = 'user'`,
  ],
  O2: () => [sql`update refunds set state = 'refused' where id = ${refundId}`],
  O3: () => [
    sql`update refunds set state = 'sending', due_at = now() - interval '1 day' where id = ${refundId}`,
  ],
  O5: () => [
    sql`alter table ledger_entries disable trigger user`,
    sql`update ledger_entries set account = 'courier_receivable:merchant' where account = 'fee_income'`,
  ],
  O10: () => [
    sql`update cod_collections set collected = collected + 5000
         where parcel_id in (select id from parcels where merchant_order_id = ${untouchedId})`,
  ],
  A4r: () => [sql`update refunds set drafted_by = 7 where id = ${refundId}`],
};

test('every invariant of returns has a fault planted for it', async () => {
  const lines = await checkReturns(shop.ctx.db);
  expect(lines.map(({ id }) => id)).toEqual(Object.keys(FAULTS));
});

test.each(Object.entries(FAULTS))('a planted violation of %s is seen', (id, faults) =>
  expectSeen(shop, checkReturns, [id, faults()]),
);

test('of an order that cost its buyer more than what arrived, O10 alone speaks', () =>
  expectSeen(shop, checkReturns, ['O10', (FAULTS.O10 as () => [])(), 'alone']));
