import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { touch } from '#platform/server/database.ts';
import { logTo } from '#platform/server/log.ts';
import { freePort } from '#platform/server/postgres/access.ts';
import { createShop } from '#server/app.ts';
import { onceDatabaseAnswers } from '#server/startup/await-database.ts';
import { testDatabase } from '../../support/database.ts';
import { databaseLine } from '../../support/process/database-line.ts';

/** A way to a database, and what a shop needs that starts on it. */
async function openParts() {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const line = await databaseLine(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-start-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const port = await freePort();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port) });
  const logged: string[] = [];
  const log = logTo('warn', [{ write: text => void logged.push(text) }]);
  const open = () => createShop({ config, log, databaseUrl: line.url, schedule: '' });
  const waits = () => logged.filter(entry => entry.includes('waiting until it does')).length;
  return { line, port, config, log, open, waits };
}

test('a shop whose database comes late, and goes once more while the shop opens, answers 503 and then starts', async () => {
  const { line, port, config, log, open, waits } = await openParts();
  let tries = 0;

  line.refuse();
  const opening = onceDatabaseAnswers(
    line.url,
    async () => {
      tries += 1;
      // The first time the database is there for one connection only.
      if (tries === 1) line.refuse();
      return open();
    },
    { config, log },
  );
  await vi.waitFor(async () => expect(await statusOf(port, '/')).toBe(503));
  expect(await statusOf(port, '/livez')).toBe(200);
  expect(tries).toBe(0);

  line.mend();
  await vi.waitFor(() => expect(tries).toBe(1), { timeout: 5_000 });
  expect(await statusOf(port, '/')).toBe(503);
  line.mend();
  const shop = await opening;
  onTestFinished(shop.close);

  expect(tries).toBe(2);
  await touch(shop.ctx.db);
  await expect(statusOf(port, '/')).rejects.toThrow();
  expect(waits()).toBe(1);
});

test('a shop whose database is silent at the start, as one that is suspended, waits for it, too', async () => {
  const { line, port, config, log, open, waits } = await openParts();
  line.freeze();
  const opening = onceDatabaseAnswers(line.url, open, { config, log });
  await vi.waitFor(() => expect(waits()).toBe(1), { timeout: 10_000 });
  expect(await statusOf(port, '/')).toBe(503);
  line.mend();
  const shop = await opening;
  onTestFinished(shop.close);
  await touch(shop.ctx.db);
});

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;
