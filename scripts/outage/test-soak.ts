import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { listCategories, listPublicProducts, showProduct } from '#modules/catalog/calls.ts';
import { encodeCall } from '#platform/call.ts';
import { DAY, MINUTE, SECOND } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { logTo } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { createShop } from '#server/app.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { memoryFolder } from '../../tests/support/postgres/memory-folder.ts';
import { openCluster } from './cluster.ts';
import { openNode, type ShopNode } from './nodes.ts';
import { beginStorm, openMarket } from './storm.ts';

/**
 * `npm run test:soak -- 30`: for so many minutes people order at two processes and read goods, calmly and without a
 * fault. Prints ten times what the processes, the connections and the queue have come to, once more after a minute of
 * rest, then what the tables have come to, and how many of their rows are left after the nightly forgetting of later
 * days. Linux only. Long, and not part of `npm test`.
 */
const MINUTES = Number(process.argv[2] ?? 30);
const SAMPLES = 10;
const REST = MINUTE;
const READERS = 3;
/** Between two orders of each of the six people. */
const BETWEEN_ORDERS = SECOND;
/** Days after which something is forgotten: sessions and what was done, keys of orders, messages and logs. */
const LATER = [31, 61, 181];

const folder = await memoryFolder('wekala-soak-');
const cluster = await openCluster(folder);
await migrate(cluster.url);
const config = readConfig({
  DATABASE_URL: cluster.url,
  DATA_DIR: `${folder}/eye`,
  LOG_LEVEL: 'silent',
  RUNS: 'web',
});
const eye = await createShop({ config, log: logTo('silent', []), databaseUrl: cluster.url });
const market = await openMarket(eye.ctx);
const nodes = [await openNode(cluster.url, `${folder}/one`), await openNode(cluster.url, `${folder}/two`)];
const urls = nodes.map(({ url }) => url);

console.log(
  '| minute | orders | reads | failed reads | MiB, two processes | connections | jobs | database MiB |',
);
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
const reading = beginReading(urls, market.goods);
const storm = await beginStorm(urls, market, { rest: BETWEEN_ORDERS });
const begun = Date.now();
for (let sample = 1; sample <= SAMPLES; sample += 1) {
  await pause((MINUTES * MINUTE) / SAMPLES);
  await printSample();
}
await storm.end();
await reading.end();
await pause(REST);
await printSample();
await printTables(eye.ctx.db);
await printForgetting(eye.ctx);

await eye.close();
for (const node of nodes) node.close();
await cluster.close();
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
process.exit(0);

async function printSample(): Promise<void> {
  const minute = ((Date.now() - begun) / MINUTE).toFixed(1);
  const memory = nodes.map((node: ShopNode) => Math.round(node.memory())).join(' and ');
  const { connections, jobs, size } = await readSizes(eye.ctx.db);
  const { read, failed } = reading.counts;
  const cells = [minute, storm.acknowledged.length, read, failed, memory, connections, jobs, size];
  console.log(`| ${cells.join(' | ')} |`);
}

async function readSizes(db: Db) {
  const { rows } = await sql<{ connections: number; jobs: number; size: number }>`
    select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
           (select count(*)::int from graphile_worker.jobs) as jobs,
           pg_database_size(current_database()) / 1048576 as size`.execute(db);
  return rows[0] ?? { connections: 0, jobs: 0, size: 0 };
}

/** The largest tables. A row that was changed or deleted is dead until vacuum has taken it. */
async function printTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; rows: number; dead: number; size: string }>`
    select schemaname || '.' || relname as name, n_live_tup as rows, n_dead_tup as dead,
           round(pg_total_relation_size(relid) / 1048576.0, 1)::text as size
      from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 16`.execute(db);
  console.log('\n| table | rows | dead | MiB |\n| --- | ---: | ---: | ---: |');
  for (const row of rows) console.log(`| ${row.name} | ${row.rows} | ${row.dead} | ${row.size} |`);
}

async function printForgetting(ctx: Ctx): Promise<void> {
  console.log('\n| day | sessions | keys of orders | consequences done | messages | security log | jobs |');
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  await printKept(ctx.db, 0);
  for (const day of LATER) {
    await forgetExpired({ ...ctx, clock: { now: () => new Date(Date.now() + day * DAY) } });
    await printKept(ctx.db, day);
  }
}

async function printKept(db: Db, day: number): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from sessions) as sessions, (select count(*) from idempotency_keys) as keys,
           (select count(*) from consequences_done) as done, (select count(*) from messages) as messages,
           (select count(*) from security_events) as events,
           (select count(*) from graphile_worker._private_jobs) as jobs`.execute(db);
  console.log(`| ${[day, ...Object.values(rows[0] ?? {})].join(' | ')} |`);
}

/** People who look at lists and goods, each at both processes in turn. */
function beginReading(addresses: readonly string[], goods: readonly number[]) {
  const counts = { read: 0, failed: 0 };
  const over = new AbortController();
  const asked = (at: number) =>
    [
      { call: listCategories, input: {} },
      { call: listPublicProducts, input: { limit: 24 } },
      { call: showProduct, input: { productId: goods[at % goods.length] } },
    ][at % 3] as { call: typeof listCategories; input: object };
  const read = async (at: number) => {
    const { call, input } = asked(at);
    const { url, body } = encodeCall(call, input as Record<string, unknown>);
    const reply = await fetch((addresses[at % addresses.length] as string) + url, {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(10 * SECOND),
    }).catch(() => null);
    await reply?.arrayBuffer();
    counts.read += 1;
    // Who reads more than people do is told so; that is no failure.
    if (!reply || reply.status >= 500) counts.failed += 1;
  };
  const people = Array.from({ length: READERS }, async (_, first) => {
    for (let at = first; !over.signal.aborted; at += 1) {
      await read(at);
      await pause(50);
    }
  });
  return {
    counts,
    async end() {
      over.abort();
      await Promise.all(people);
    },
  };
}
