import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { listenForChanges } from '#platform/server/changes.ts';
import { testDatabase } from '../../support/database.ts';
import { databaseLine } from '../../support/process/database-line.ts';

async function openListener() {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const line = await databaseLine(database.url);
  const changes = await listenForChanges(line.url);
  onTestFinished(changes.close);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  onTestFinished(() => other.end());
  const listeners = async () => {
    const { rows } = await other.query(
      `select pid from pg_stat_activity where application_name = 'wekala changes' and datname = current_database()`,
    );
    return rows.map(row => row.pid as number);
  };
  return { line, changes, other, listeners };
}

test('a process has one listening connection, however often it breaks', async () => {
  const { changes, other, listeners } = await openListener();
  const tags: string[] = [];
  changes.listen(tag => void tags.push(tag));
  for (let round = 0; round < 4; round += 1) {
    const before = await listeners();
    expect(before).toHaveLength(1);
    await other.query('select pg_terminate_backend($1)', before);
    await expect.poll(async () => (await listeners())[0] ?? before[0]).not.toBe(before[0]);
  }
  await changes.flush();
  expect(await listeners()).toHaveLength(1);
  expect(tags).toContain('all');
  await other.query(`select pg_notify('shop_changed', 'brand:7')`);
  await changes.flush();
  expect(tags.at(-1)).toBe('brand:7');
});

test('a request to a database that falls silent fails within five seconds, and succeeds when it is back', async () => {
  const { line, changes, other, listeners } = await openListener();
  const begun = performance.now();
  line.freeze();
  await expect(changes.unlessAway(() => new Promise(() => undefined))).rejects.toThrow('does not answer');
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(changes.isAway()).toBe(true);
  await expect(changes.unlessAway(async () => 1)).rejects.toThrow('does not answer');

  line.mend();
  await expect.poll(changes.isAway, { timeout: 5_000 }).toBe(false);
  expect(await changes.unlessAway(async () => 1)).toBe(1);
  await expect.poll(listeners).toHaveLength(1);
  await other.query('select 1');
});

test('a database that refuses connections is away, and one that only cut them is not', async () => {
  const { line, changes, listeners } = await openListener();
  line.cut();
  await changes.flush();
  expect(changes.isAway()).toBe(false);
  line.refuse();
  await expect.poll(changes.isAway).toBe(true);
  line.mend();
  await expect.poll(changes.isAway, { timeout: 5_000 }).toBe(false);
  await expect.poll(listeners).toHaveLength(1);
});
