import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import * as calls from '#modules/remittances/calls.ts';
import { checkRemittances } from '#modules/remittances/server/check-remittances.ts';
import { watchCash } from '#modules/remittances/server/watch-cash.ts';
import { expectBooksRight } from '../support/books.ts';
import { cashShop, takeStatement } from '../support/money/remittances.ts';
import { statementOf } from '../support/money/statement.ts';
import { addPerson } from '../support/people.ts';

const { shop, take } = await cashShop();
const { token } = await addPerson(shop, { role: 'finance' });
const TABS = 10;

const posted = async (type: string) => {
  const [row] = await shop.rows(sql<{ count: number; amount: number }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::int as amount
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.cause_type = ${type} and account = 'courier_receivable:bosta'`);
  return row as { count: number; amount: number };
};
/** The bank shows the money of an imported statement, and two of finance see it at once. */
const settleTwice = async ({ remittanceId, net }: { remittanceId: number | null; net: number }) => {
  const seen = { remittanceId: remittanceId as number, bankAmount: net, bankReference: 'CIB 1' };
  const replies = await Promise.all([1, 2].map(() => shop.call(calls.reconcileRemittance, seen, { token })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
};
const expectRight = async () => {
  await expectBooksRight(shop);
  expect((await checkRemittances(shop.ctx.db)).filter(({ violations }) => violations > 0)).toEqual([]);
};

/**
 * No statement is written down until two that came at once have begun: one that did not wait for the other has looked by
 * then, and has seen too little.
 */
async function sentAtOnce<Reply>(send: () => Promise<Reply>[]): Promise<Reply[]> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = shop.ctx.db.transaction().execute(async tx => {
    await sql`lock table remittances in share mode`.execute(tx);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const replies = Promise.all(send());
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await shop.rows(waiting)).length).toBeGreaterThanOrEqual(2), {
    timeout: 10_000,
    interval: 20,
  });
  release.resolve();
  await holding;
  return replies;
}

test('one statement from many tabs at once, under one number and under several, is money once', async () => {
  const cash = [await take(), await take(), await take()];
  const lines = cash.map(({ trackingNumber, due }) => ({ trackingNumber, gross: due - 100, fee: 1_500 }));
  const [file, turned] = [statementOf(lines), statementOf(lines.toReversed())];

  const replies = await sentAtOnce(() =>
    Array.from({ length: TABS }, (_, tab) =>
      takeStatement(shop, tab % 2 === 0 ? { file, token, reference: 'S-1' } : { file: turned, token }),
    ),
  );

  expect(replies.every(({ status, error }) => status === 200 || error.code === 'reference_used')).toBe(true);
  const taken = replies.filter(({ body }) => body?.lines === 3);
  expect(taken).toHaveLength(1);
  for (const { body } of taken) await settleTwice(body);
  // The fees when it is imported, the rest when the bank shows it.
  expect(await posted('remittance')).toEqual({
    count: 2,
    amount: -lines.reduce((sum, { gross }) => sum + gross, 0),
  });
  expect((await shop.call(calls.listExceptions, {}, { token })).body.exceptions).toHaveLength(3);
  await expectRight();
});

test('statements that share parcels pay each of them once, whichever comes first', async () => {
  const [a, b, c] = [await take(), await take(), await take()];
  const line = ({ trackingNumber, due }: typeof a) => ({ trackingNumber, gross: due });
  const files = [
    statementOf([line(a), line(b)]),
    statementOf([line(c), line(b)]),
    statementOf([line(c), line(a)]),
  ];
  const before = await posted('remittance');

  const replies = await sentAtOnce(() => files.map(file => takeStatement(shop, { file, token })));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of replies) if (body.lines > 0) await settleTwice(body);
  const after = await posted('remittance');
  expect(after.amount - before.amount).toBe(-(a.due + b.due + c.due));
  await expectRight();
});

test('a difference is closed once, however many decide it, and while the clock looks for missing cash', async () => {
  const { exceptions } = (await shop.call(calls.listExceptions, {}, { token })).body;
  const exceptionId = exceptions[0]?.id as number;
  const decision = { exceptionId, reason: 'حُسم' };

  const [replies] = await Promise.all([
    Promise.all(
      (['recovered', 'written_off', 'recovered', 'written_off', 'recovered'] as const).map(outcome =>
        shop.call(calls.decideException, { ...decision, outcome }, { token }),
      ),
    ),
    watchCash(shop.ctx),
  ]);

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ error }) => error?.code === 'exception_closed')).toHaveLength(4);
  expect((await posted('cash_exception')).count).toBe(1);
  await expectRight();
});
