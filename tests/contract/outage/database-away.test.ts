import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listCategories } from '#modules/catalog/calls.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { touch } from '#platform/server/database.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import type { Build } from '#server/pages/ssr.ts';
import { allRoutes } from '#server/routes.ts';
import { testDatabase } from '../../support/database.ts';
import { databaseLine } from '../../support/process/database-line.ts';

/** A page that shows what a call gives, and without it an empty shop, as our own pages do. */
const build: Build = {
  async draw(_, calls) {
    const { productCategories } = await calls.get(listCategories, {}).catch(error => {
      calls.failed(listCategories, error);
      return { productCategories: [] };
    });
    return {
      status: 200,
      html: `<p>${productCategories.length} categories</p>`,
      facts: null,
      hydration: '{}',
      files: [],
      later: [],
    };
  },
  hasPage: () => true,
  assets: { chunks: {}, styles: {}, fonts: [] },
};

/** Asks the database each time, unlike our own calls, whose answers are cached. */
const routes = allRoutes.map(route =>
  route.call === listCategories
    ? {
        ...route,
        handle: async ({ db }: Ctx) => {
          await touch(db);
          return { productCategories: [] };
        },
      }
    : route,
);

async function openShop(env: Record<string, string> = {}) {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const line = await databaseLine(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-away-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://shop.example',
    ...env,
  });
  const logged: string[] = [];
  const shop = await createShop({
    config,
    log: logTo('error', [{ write: text => void logged.push(text) }]),
    databaseUrl: line.url,
    loadBuild: async () => build,
    routes,
    schedule: '',
  });
  onTestFinished(shop.close);
  const get = (url: string) => shop.http.inject({ method: 'GET', url });
  return { line, get, logged, ctx: shop.ctx };
}

test('while the database is away, calls are refused at once, a page is shown as it was, and no shop looks empty', async () => {
  const { line, get, ctx } = await openShop();
  const before = await get('/outlet/1');
  expect(before.statusCode).toBe(200);

  line.refuse();
  await expect.poll(ctx.changes.isAway).toBe(true);
  const call = await get(listCategories.path);
  expect(call.statusCode).toBe(503);
  expect(call.json().error.code).toBe('unavailable');
  expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);

  const copy = await get('/outlet/1');
  expect(copy.statusCode).toBe(200);
  expect(copy.body).toContain('categories');
  expect(copy.body).toContain('data-old-copy');
  expect(copy.headers).toMatchObject({ 'cache-control': 'no-store', warning: '111 - "Revalidation Failed"' });

  const closed = await get('/outlet/2');
  expect(closed.statusCode).toBe(503);
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
  expect(closed.body).toContain('noindex');
  expect(closed.body).not.toContain('categories');

  line.mend();
  await expect.poll(ctx.changes.isAway, { timeout: 5_000 }).toBe(false);
  const again = await get('/outlet/1');
  expect(again.body).not.toContain('data-old-copy');
  expect((await get(listCategories.path)).statusCode).toBe(200);
});

test('with a silent database a call and a page answer within five seconds, and nothing is logged for each of them', async () => {
  const { line, get, logged } = await openShop({ OLD_COPY_MINUTES: '0' });
  await get('/outlet/1');
  line.freeze();
  onTestFinished(line.mend);
  const begun = performance.now();
  const answers = await Promise.all([get(listCategories.path), get('/outlet/1?page=2'), get('/api/docs')]);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(answers.slice(0, 2).map(answer => answer.statusCode)).toEqual([503, 503]);
  expect((await get('/outlet/1')).statusCode).toBe(503);
  expect(logged.filter(text => text.includes('call failed'))).toEqual([]);
});
