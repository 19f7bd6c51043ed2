import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, SERVING } from '#platform/server/database.ts';
import { isOutage } from '#platform/server/outage/database-away.ts';
import { inTransaction } from '#platform/server/transaction.ts';
import { testDatabase } from '../../support/database.ts';

async function open(limits: Partial<typeof SERVING>) {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const { db, close } = openDatabase(database.url, 1, { limits: { ...SERVING, ...limits } });
  onTestFinished(close);
  return db;
}

test('a request that does not fit into the queue for a connection is refused at once', async () => {
  const db = await open({ waiting: 3 });
  const slow = Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(db));
  const ends = await Promise.allSettled(slow);
  const refused = ends.filter(end => end.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => isOutage(reason))).toBe(true);
  expect(ends.filter(end => end.status === 'fulfilled').length).toBeGreaterThanOrEqual(4);
});

test('a statement, a lock and an answer are waited for with a limit', async () => {
  const db = await open({ statement: 300, lock: 200, answer: 5_000 });
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  const silent = await open({ statement: 20_000, answer: 1_500 });
  const error = await sql`select pg_sleep(5)`.execute(silent).catch((reason: unknown) => reason);
  expect(isOutage(error)).toBe(true);
  // The silent connection is destroyed, and the next statement has one of its own.
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(silent);
  expect(rows).toEqual([{ one: 1 }]);
});

test('transactions that fill the pool can all ask beside themselves, and none waits for another', async () => {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const { db, close } = openDatabase(database.url, 3, { limits: { ...SERVING, connect: 1_000 } });
  onTestFinished(close);
  let arrived = 0;
  const allInside = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 2 }, () =>
    inTransaction(db, async () => {
      arrived += 1;
      if (arrived === 2) allInside.resolve();
      await allInside.promise;
      return sql<{ one: number }>`select 1 as one`.execute(db);
    }),
  );
  const answers = await Promise.all(waiting);
  expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
});

test('a transaction that the steps of another begin, or that a timer of theirs begins later, asks beside itself too', async () => {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const { db, close } = openDatabase(database.url, 3, { limits: { ...SERVING, connect: 1_000 } });
  onTestFinished(close);
  const askBeside = () => inTransaction(db, () => sql<{ one: number }>`select 1 as one`.execute(db));
  const { within, later } = await inTransaction(db, async () => ({
    within: await askBeside(),
    later: { answer: pause(50).then(askBeside) },
  }));
  expect([within.rows, (await later.answer).rows]).toEqual([[{ one: 1 }], [{ one: 1 }]]);
});
