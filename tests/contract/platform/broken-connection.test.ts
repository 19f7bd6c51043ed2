import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/server/database.ts';
import { logTo } from '#platform/server/log.ts';
import { testDatabase } from '../../support/database.ts';

test('a connection that breaks is reported once and replaced', async () => {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const lines: { msg: string; err: unknown }[] = [];
  const log = logTo('warn', [{ write: line => void lines.push(JSON.parse(line)) }]);
  const [shop, other] = [openDatabase(database.url, 1, { log }), openDatabase(database.url, 1)];
  onTestFinished(async () => void (await Promise.all([shop.close(), other.close()])));
  const ownPid = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(shop.db);
    return rows[0]?.pid;
  };
  const broken = await ownPid();

  await sql`select pg_terminate_backend(${broken}::int)`.execute(other.db);
  await expect.poll(() => lines).toMatchObject([{ msg: 'a connection to the database broke' }]);

  expect(await ownPid()).not.toBe(broken);
  expect(lines).toHaveLength(1);
});
