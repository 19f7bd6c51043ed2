import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase, type Runner, SERVING } from '#platform/server/database.ts';
import { isOutage } from '#platform/server/outage/database-away.ts';
import { openCluster } from '../../../scripts/outage/cluster.ts';
import { memoryFolder } from '../../support/postgres/memory-folder.ts';

const LIMIT = 60_000;

async function openPair() {
  const folder = await memoryFolder('wekala-unconfirmed-');
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const cluster = await openCluster(folder);
  onTestFinished(cluster.close);
  const open = () => {
    const { db, close } = openDatabase(cluster.url, 1, { limits: SERVING });
    onTestFinished(close);
    return db;
  };
  return { cluster, db: open(), administrator: open() };
}

/** Cancels whatever waits for the standby, until something did. */
async function cancelCommit(db: Db) {
  const cancelled = sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
  await expect.poll(async () => (await cancelled.execute(db)).rows.length, { timeout: 10_000 }).toBe(1);
}

test(
  'a commit that its standby never confirmed is no success, and its connection is not used again',
  async () => {
    const { cluster, db, administrator } = await openPair();
    await sql`create table written (n integer primary key)`.execute(db);
    const connection = () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db).then(({ rows }) => rows[0]?.pid);
    const insert = (runner: Runner, n: number) => sql`insert into written values (${n})`.execute(runner);
    const endOf = async (writing: Promise<unknown>) => {
      const end = writing.catch((error: unknown) => error);
      await cancelCommit(administrator);
      return end;
    };
    const first = await connection();
    await cluster.killStandby();

    const inTransaction = await endOf(db.transaction().execute(tx => insert(tx, 1)));
    expect(inTransaction).toMatchObject({ code: '08007' });
    expect(isOutage(inTransaction)).toBe(true);
    expect(await connection()).not.toBe(first);
    expect(await endOf(insert(db, 2))).toMatchObject({ code: '08007' });
    // This is why: the server took them for committed.
    const { rows } = await sql<{ n: number }>`select n from written order by n`.execute(db);
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  },
  LIMIT,
);
