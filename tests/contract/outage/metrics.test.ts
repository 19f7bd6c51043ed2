import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkBooksNightly } from '#server/upkeep/nightly-books.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const TOKEN = 'a-token-for-prometheus';
const shop = await testShop({ env: { METRICS_TOKEN: TOKEN } });

const scrape = (authorization?: string) =>
  shop.http.inject({ method: 'GET', url: '/metrics', headers: { ...(authorization && { authorization }) } });

test('only a caller with the token sees the figures', async () => {
  expect((await scrape()).statusCode).toBe(404);
  expect((await scrape('Bearer wrong')).statusCode).toBe(404);
  expect((await scrape(`Bearer ${TOKEN}`)).statusCode).toBe(200);
});

test('the queue is measured lane by lane: what waits, what is dead, and how late the oldest is', async () => {
  await sql`
    select graphile_worker.add_job('unknown: waits', run_at := now() - interval '90 seconds'),
           graphile_worker.add_job('unknown: dead', max_attempts := 1)`.execute(shop.ctx.db);
  await sql`
    update graphile_worker._private_jobs j set attempts = 1
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'unknown: dead'`.execute(
    shop.ctx.db,
  );
  const text = (await scrape(`Bearer ${TOKEN}`)).body;
  expect(text).toContain('wekala_jobs_waiting{lane="money"} 1');
  expect(text).toContain('wekala_jobs_dead{lane="money"} 1');
  expect(Number(/wekala_jobs_oldest_seconds\{lane="money"\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(89);
  expect(text).toContain('wekala_jobs_waiting{lane="messages"} 0');
  expect(text).toContain('wekala_database_away 0');
  expect(text).toMatch(/wekala_request_seconds_count\{method="GET",route="\/metrics",status="404"\} 2/);
});

test('a job that hangs is reported, though nothing is late', async () => {
  await sql`select graphile_worker.add_job('unknown: hangs')`.execute(shop.ctx.db);
  await sql`
    update graphile_worker._private_jobs j set locked_at = now() - interval '90 seconds', locked_by = 'somebody'
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'unknown: hangs'`.execute(
    shop.ctx.db,
  );
  const { body } = await scrape(`Bearer ${TOKEN}`);
  expect(Number(/wekala_jobs_running_seconds\{lane="money"\} ([\d.]+)/.exec(body)?.[1])).toBeGreaterThan(89);
  expect(body).toContain('wekala_jobs_running_seconds{lane="messages"} 0');
});

test('while all connections are busy the figures of the process are served, and it stays ready', async () => {
  const busy = await testShop({ env: { METRICS_TOKEN: TOKEN, DATABASE_POOL_SIZE: '3' } });
  const get = (url: string) =>
    busy.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${TOKEN}` } });
  const over = Promise.withResolvers<void>();
  const held = Array.from({ length: 2 }, () => {
    const begun = Promise.withResolvers<void>();
    const ended = busy.ctx.db.connection().execute(() => {
      begun.resolve();
      return over.promise;
    });
    return { begun: begun.promise, ended };
  });
  await Promise.all(held.map(each => each.begun));
  // On a slow machine it may be refused meanwhile.
  const waits = sql`select 1`.execute(busy.ctx.db).catch(() => undefined);
  const begun = performance.now();
  const [ready, figures] = await Promise.all([get('/readyz'), get('/metrics')]);
  expect(performance.now() - begun).toBeLessThan(8_000);
  over.resolve();
  await Promise.all([...held.map(each => each.ended), waits]);
  expect(ready.json()).toMatchObject({ status: 'ready', database: 'ready' });
  expect(figures.statusCode).toBe(200);
  expect(figures.body).toMatch(/wekala_pool_waiting [1-9]/);
  expect(figures.body).toContain('wekala_figures_missing 1');
  expect((await get('/metrics')).body).toContain('wekala_figures_missing 0');
});

test('orders, and money that its order does not know of, are measured', async () => {
  const { body } = await scrape(`Bearer ${TOKEN}`);
  expect(body).toContain('wekala_orders_placed_last_hour 0');
  expect(body).toContain('wekala_money_waiting 0');
  expect(body).toContain('wekala_money_waiting_seconds 0');
});

test('the nightly check is not held to the time of a request', async () => {
  const limitOf = async (db: typeof shop.ctx.db) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statement_timeout;
  expect([await limitOf(shop.ctx.db), await limitOf(shop.ctx.patient)]).toEqual(['30s', '0']);
});

test('the nightly check of the books is written down, and raises an alarm when they are wrong', async () => {
  await checkBooksNightly(shop.ctx);
  expect((await scrape(`Bearer ${TOKEN}`)).body).toContain('wekala_books_violations 0');
  expect(shop.logged.filter(line => line.includes('not in order'))).toEqual([]);
  await addProduct(shop, {
    merchantId: await addMerchant(shop),
    categoryId: await addCategory(shop),
    stock: 3,
  });
  await sql`update variants set on_hand = on_hand + 1`.execute(shop.ctx.db);
  await checkBooksNightly(shop.ctx);
  expect((await scrape(`Bearer ${TOKEN}`)).body).not.toContain('wekala_books_violations 0');
  expect(shop.logged.filter(line => line.includes('not in order'))).toHaveLength(1);
});
