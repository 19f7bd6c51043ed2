import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { answerStatementDispute } from '#modules/payouts/money.calls.ts';
import { decideException, reconcileRemittance } from '#modules/remittances/calls.ts';
import { assignFinanceWork, listFinishedWork, showFinanceWork } from '#modules/reports/finance-work.calls.ts';
import type { FinanceWork } from '#modules/reports/finance-work.ts';
import { forgetAssignees } from '#modules/reports/server/assign-work.ts';
import { DAY } from '#platform/clock.ts';
import { staySignedIn } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let finance: TestPerson;
let orderId: number;

const workOf = async (kind?: FinanceWork) =>
  (await shop.call(showFinanceWork, kind ? { kind } : {}, { token: finance.token })).body;

/** Piastres. */
async function fill(): Promise<void> {
  const placed = await market.placeOrder([1]);
  orderId = placed.orderId;
  const part = placed.first.id;
  const parcel = await market.ship(part);
  const [first, second] = [market.luxor.id, market.nubia.id];
  await shop.rows(sql`
    insert into claims (merchant_order_id, merchant_id, parcel_id, kind, opened_at)
    values (${part}, ${first}, null, 'wrong', now()), (${part}, ${first}, null, 'damaged', now())`);
  const [toSend, toSign] = await shop.rows(sql<{ id: number }>`
    insert into refunds (order_id, merchant_order_id, cause, claim_id, state, wish, goods, recovered_from, drafted_at, due_at)
    select ${orderId}, ${part}, 'claim', c.id, case c.kind when 'wrong' then 'sending' else 'drafted' end, 'refund', 5000, 'merchant', now(),
           now() + case c.kind when 'wrong' then interval '-1 day' else interval '6 days' end
      from claims c order by c.id returning id`);
  await shop.rows(sql`
    insert into refund_tenders (refund_id, means, amount, state)
    values (${toSend?.id ?? 0}, 'channel', 3000, 'waiting'), (${toSign?.id ?? 0}, 'channel', 5000, 'waiting')`);
  await shop.rows(sql`
    insert into payments (order_id, provider, method, amount, status, expires_at, captured, captured_at)
    values (${orderId}, 'manual', 'bank_transfer', 9000, 'pending', now() + interval '1 day', 0, null),
           (${orderId}, 'manual', 'bank_transfer', 9100, 'captured', now(), 9100, now()),
           (${orderId}, 'paymob', 'card', 7000, 'disputed', null, 7000, now()),
           (${orderId}, 'fawry', 'fawry', 6500, 'captured', null, 6500, now() - interval '15 days')`);
  await shop.rows(sql`
    insert into disputes (payment_id, amount, opened_at)
    select id, 7000, now() from payments where amount = 7000`);
  await shop.rows(sql`
    with refused as (
      insert into refunds (order_id, cause, payment_id, state, goods, drafted_at, due_at)
      select order_id, 'surplus', id, 'failed', 400, now(), now() + interval '2 days' from payments where amount = 9100
      returning id, payment_id
    )
    insert into refund_tenders (refund_id, means, payment_id, amount, state, failure)
    select id, 'gateway', payment_id, 400, 'failed', 'declined' from refused`);
  await shop.rows(sql`
    insert into statements (merchant_id, number, opening, closing, made_at, disputed_at, dispute, answer)
    values (${first}, 1, 0, 4000, now(), now(), 'ينقص صف', null), (${second}, 1, 0, 4100, now(), now(), 'ينقص صف', 'رُدّ')`);
  await shop.rows(sql`
    insert into cash_exceptions (parcel_id, courier, kind, amount, opened_at) values (${parcel}, 'bosta', 'short', 250, now())`);
  const [sent] = await shop.rows(sql<{ id: number }>`
    insert into remittances (courier, reference, file_hash, gross, fees, imported_by, imported_at)
    values ('bosta', 'R-1', 'x', 8000, 100, ${finance.id}, now()) returning id`);
  await shop.rows(sql`
    insert into cash_exceptions (courier, kind, amount, remittance_id, row_number, opened_at)
    values ('bosta', 'surplus', 300, ${sent?.id ?? 0}, 3, now())`);
  await shop.rows(sql`
    with batch as (insert into payout_batches (day, created_at) values (current_date, now()) returning id)
    insert into payouts (merchant_id, batch_id, state, amount, created_at)
    select ${first}, id, 'draft', 6000, now() from batch`);
}

beforeAll(async () => {
  market = await openMarket(shop);
  finance = await addPerson(shop, { role: 'finance' });
  await fill();
});

test('what finance does by hand is one list, with the sums of each kind as SQL written apart has them', async () => {
  const { kinds, rows } = await workOf();
  const sums = Object.fromEntries(kinds.map(({ kind, ...sum }) => [kind, sum]));
  expect(sums).toEqual({
    refund_to_transfer: { count: 1, amount: 30, late: 1 },
    refund_to_approve: { count: 1, amount: 50, late: 0 },
    refund_failed: { count: 1, amount: 4, late: 0 },
    bank_dispute: { count: 1, amount: 70, late: 0 },
    transfer: { count: 1, amount: 90, late: 0 },
    merchant_dispute: { count: 1, amount: 40, late: 0 },
    cash_difference: { count: 1, amount: 2.5, late: 0 },
    suspense: { count: 1, amount: 3, late: 0 },
    unsettled_statement: { count: 1, amount: 79, late: 0 },
    missing_statement: { count: 1, amount: 65, late: 1 },
    payout: { count: 1, amount: 60, late: 0 },
  });
  const [apart] = await shop.rows(sql<{ waiting: number; short: number; open: number }>`
    select (select sum(t.amount) from refund_tenders t join refunds r on r.id = t.refund_id
             where t.means = 'channel' and t.state = 'waiting' and r.state = 'sending')::int as waiting,
           (select sum(amount) from cash_exceptions where closed_at is null and parcel_id is not null)::int as short,
           (select count(*) from statements where dispute <> '' and answer is null)::int as open`);
  expect(apart).toEqual({ waiting: 3000, short: 250, open: 1 });
  expect(rows).toHaveLength(kinds.length);
});

test('the nearest deadline stands first, after what only a bank knows the deadline of', async () => {
  const { rows } = await workOf();
  expect(rows.map(({ kind }) => kind).slice(0, 4)).toEqual([
    'bank_dispute',
    'refund_to_transfer',
    'missing_statement',
    'transfer',
  ]);
  const days = rows.flatMap(({ dueAt }) => dueAt ?? []);
  expect(days).toEqual(days.toSorted());
});

test('each kind leads to exactly its rows, and each row to its papers', async () => {
  const { kinds } = await workOf();
  for (const { kind, count } of kinds) {
    const { rows } = await workOf(kind);
    expect(rows.map(row => row.kind)).toEqual(Array(count).fill(kind));
    for (const row of rows.filter(each => each.kind !== 'payout' && each.kind !== 'missing_statement'))
      expect([row.orderId, row.statementId, row.reference], kind).not.toEqual([null, null, '']);
  }
  expect((await workOf('refund_to_transfer')).rows[0]?.orderId).toBe(orderId);
});

describe('who does a row', () => {
  let colleague: TestPerson;
  let work: { kind: FinanceWork; workId: number };
  beforeAll(async () => {
    colleague = await addPerson(shop, { role: 'finance' });
    const [row] = (await workOf('refund_to_transfer')).rows;
    work = { kind: 'refund_to_transfer', workId: row?.id ?? 0 };
  });
  const assign = (by: TestPerson, fromId: number | null, toId: number | null) =>
    shop.call(assignFinanceWork, { ...work, fromId, toId }, { token: by.token });
  const listOf = async (by: TestPerson, whose?: 'mine' | 'nobodys') =>
    (await shop.call(showFinanceWork, whose ? { whose } : {}, { token: by.token })).body;
  const holder = async (by: TestPerson) =>
    (await listOf(by)).rows.find(({ kind, id }) => kind === work.kind && id === work.workId)?.assignee?.id;

  test('takes it, and all others see so', async () => {
    expect((await assign(finance, null, finance.id)).status).toBe(200);
    expect(await holder(colleague)).toBe(finance.id);
    const mine = await listOf(finance, 'mine');
    expect(mine.rows.map(({ kind }) => kind)).toEqual(['refund_to_transfer']);
    expect(mine.kinds).toEqual([{ kind: 'refund_to_transfer', count: 1, amount: 30, late: 1 }]);
    expect((await listOf(colleague, 'mine')).rows).toEqual([]);
    const nobodys = await listOf(colleague, 'nobodys');
    expect(nobodys.rows).toHaveLength((await listOf(colleague)).rows.length - 1);
  });

  test('is nobody else than who was first', async () => {
    expect((await assign(colleague, null, colleague.id)).error.code).toBe('assigned_meanwhile');
    expect(await holder(finance)).toBe(finance.id);
  });

  test('gives it to a colleague, who gives it back to everybody', async () => {
    expect((await assign(finance, finance.id, colleague.id)).status).toBe(200);
    expect(await holder(finance)).toBe(colleague.id);
    expect((await assign(finance, finance.id, null)).error.code).toBe('assigned_meanwhile');
    expect((await assign(colleague, colleague.id, null)).status).toBe(200);
    expect(await holder(finance)).toBeUndefined();
    const audited = await shop.rows(sql<{ by: number; from: string | null; to: string | null }>`
      select user_id as by, "from" #>> '{}' as "from", "to" #>> '{}' as "to" from audit_log
       where what = 'finance_work.assigned' and subject_id = ${`refund_to_transfer/${work.workId}`} order by id`);
    const [first, second] = [String(finance.id), String(colleague.id)];
    expect(audited).toEqual([
      { by: finance.id, from: null, to: first },
      { by: finance.id, from: first, to: second },
      { by: colleague.id, from: second, to: null },
    ]);
  });

  test('is one of finance, and nobody who was blocked', async () => {
    const support = await addPerson(shop, { role: 'support' });
    expect((await assign(finance, null, support.id)).error.code).toBe('colleague_not_found');
    const names = (await listOf(finance)).colleagues.map(({ id }) => id);
    expect(names).toContain(colleague.id);
    expect(names).not.toContain(support.id);
    await shop.rows(sql`update users set blocked_at = now() where id = ${colleague.id}`);
    expect((await assign(finance, null, colleague.id)).error.code).toBe('colleague_not_found');
    await shop.rows(sql`update users set blocked_at = null where id = ${colleague.id}`);
  });

  test('is forgotten with the work that ended, and with nothing else', async () => {
    await assign(finance, null, finance.id);
    await shop.rows(
      sql`insert into finance_assignees (kind, work_id, user_id, assigned_at) values ('payout', 999999, ${finance.id}, now())`,
    );
    const gone = { kind: 'payout' as const, workId: 999_999, fromId: finance.id, toId: null };
    const refused = await shop.call(assignFinanceWork, gone, { token: finance.token });
    expect(refused.error.code).toBe('work_not_found');
    await forgetAssignees(shop.ctx);
    expect(await shop.rows(sql`select kind from finance_assignees`)).toEqual([
      { kind: 'refund_to_transfer' },
    ]);
  });
});

describe('what was finished today', () => {
  let colleague: TestPerson;
  const finishedBy = async (whose?: 'mine') =>
    (await shop.call(listFinishedWork, whose ? { whose } : {}, { token: finance.token })).body.rows;
  const idOf = async (kind: FinanceWork) => (await workOf(kind)).rows[0]?.id ?? 0;
  beforeAll(async () => {
    colleague = await addPerson(shop, { role: 'finance' });
  });

  test('is nothing before anybody did anything', async () => {
    expect(await finishedBy()).toEqual([]);
  });

  test('stands there with who did it, the last first, and waits no more', async () => {
    const [own, others] = [{ token: finance.token }, { token: colleague.token }];
    const statementId = await idOf('merchant_dispute');
    const exceptionId = await idOf('cash_difference');
    const suspenseId = await idOf('suspense');
    const [disputed] = await shop.rows(
      sql<{ id: number }>`select id from payments where status = 'disputed'`,
    );
    const reason = 'رُوجع مع البنك';
    const outcomes = [
      await shop.call(answerStatementDispute, { statementId, reason }, own),
      await shop.call(
        reconcileRemittance,
        { remittanceId: await idOf('unsettled_statement'), bankAmount: 79, bankReference: 'CIB-1' },
        others,
      ),
      await shop.call(decideException, { exceptionId, outcome: 'written_off', reason }, own),
      await shop.call(decideException, { exceptionId: suspenseId, outcome: 'written_off', reason }, own),
      await shop.call(endDispute, { paymentId: disputed?.id ?? 0, decision: 'won', reason }, own),
    ];
    expect(outcomes.map(({ error }) => error?.code)).toEqual(outcomes.map(() => undefined));
    const names = await shop.rows(sql<{ id: number; name: string }>`select id, name from users`);
    const nameOf = ({ id }: TestPerson) => names.find(each => each.id === id)?.name;
    const rows = await finishedBy();
    expect(rows.map(({ kind, by, amount }) => [kind, by, amount])).toEqual([
      ['bank_dispute', nameOf(finance), 70],
      ['suspense', nameOf(finance), 3],
      ['cash_difference', nameOf(finance), 2.5],
      ['unsettled_statement', nameOf(colleague), 79],
      ['merchant_dispute', nameOf(finance), 40],
    ]);
    expect(rows.at(-1)?.statementId).toBe(statementId);
    expect((await finishedBy('mine')).map(({ kind }) => kind)).not.toContain('unsettled_statement');
    const left = (await workOf()).kinds.map(({ kind }) => kind);
    for (const { kind } of rows) expect(left).not.toContain(kind);
  });

  test('is of today alone', async () => {
    shop.clock.advance(DAY);
    await staySignedIn(shop);
    expect(await finishedBy()).toEqual([]);
  });
});

test('the search for a statement that came has ended', async () => {
  await shop.rows(sql`update payments set remitted = true where provider = 'fawry'`);
  expect((await workOf()).kinds.map(({ kind }) => kind)).not.toContain('missing_statement');
});
