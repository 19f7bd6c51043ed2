import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { listCategories, showProduct } from '#modules/catalog/calls.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { openServer } from '../../storms/crash/server.ts';

/** As docs/how-to/run-it-for-real.md counts them for `max_connections=100`, of which PostgreSQL keeps three. */
const WEB = 10;
const WORKERS = 2;
const POOL = 6;
const MOST = WEB * (POOL + 1) + WORKERS * (POOL + 1 + 4);
const ASKED_EACH = 40;

test('twelve processes on one database stay within a hundred connections, however much they are asked', async () => {
  // Of its own: other tests' connections count on the one that they share.
  const server = await openServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-twelve-'));
  const open = (runs: string) =>
    createShop({
      config: readConfig({
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        DATABASE_URL: server.url(),
        DATABASE_POOL_SIZE: String(POOL),
        RUNS: runs,
      }),
      log: logTo('silent', []),
      databaseUrl: server.url(),
      schedule: '',
    });
  const kinds = [...Array(WEB).fill('web'), ...Array(WORKERS).fill('worker')];
  const shops = await Promise.all(kinds.map(open));
  onTestFinished(async () => {
    await counting.end();
    await Promise.all(shops.map(shop => shop.close()));
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  // Not one of those that are counted: it would wait behind all that is asked.
  const counting = new Client({ connectionString: server.url() });
  await counting.connect();
  const ask = ({ http }: (typeof shops)[number], n: number) =>
    http.inject({ url: n % 2 ? listCategories.path : showProduct.path.replace(':productId', '1') });
  const requests = shops
    .slice(0, WEB)
    .flatMap(shop => Array.from({ length: ASKED_EACH }, async (_, n) => (await ask(shop, n)).statusCode));
  const answered = Promise.all(requests);
  const most = await mostUntil(answered, counting);
  expect(new Set(await answered)).toEqual(new Set([200, 404]));
  expect(most).toBeGreaterThan(WEB * 2);
  expect(most).toBeLessThanOrEqual(MOST);
  expect(MOST).toBeLessThanOrEqual(97);
  for (const { http } of shops) expect((await http.inject({ url: '/readyz' })).statusCode).toBe(200);
});

/** The most connections that the shops had at once until this ended. */
async function mostUntil(end: Promise<unknown>, counting: Client): Promise<number> {
  let most = 0;
  const over = new AbortController();
  void end.finally(() => over.abort()).catch(() => undefined);
  while (!over.signal.aborted) {
    const { rows } = await counting.query<{ n: number }>(`
      select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`);
    most = Math.max(most, rows[0]?.n ?? 0);
  }
  return most;
}
