import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { wrongLines } from '#modules/orders/server/check-books.ts';
import { MINUTE, SECOND } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/database.ts';
import { logTo } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { createShop } from '#server/app.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { memoryFolder } from '../../tests/support/postgres/memory-folder.ts';
import { openCluster } from './cluster.ts';
import { openNode } from './nodes.ts';
import { type Acknowledged, beginStorm, openMarket } from './storm.ts';

/**
 * `npm run test:outage -- 10 [fault]`: two processes of the shop on two PostgreSQL, one the synchronous standby of the other, while
 * people order without a pause. Ten times each: a process is killed, the database is restarted, it is suspended for five
 * seconds, and its primary is killed and the standby promoted; or only the fault whose name has the given words. Prints what
 * was acknowledged, lost and doubled, for how long nobody could order, and whether the clock began anything twice. Long, and
 * not part of `npm test`.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const ONLY = process.argv.slice(3).join(' ');
const CALM = 3 * SECOND;
const SUSPENDED = 5 * SECOND;
const FOLLOWED = 2 * MINUTE;

const folder = await memoryFolder('wekala-outage-');
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
await watchTheClock(eye.ctx.db);
await eye.close();
const nodes = [await openNode(cluster.url, `${folder}/one`), await openNode(cluster.url, `${folder}/two`)];
const storm = await beginStorm(
  nodes.map(({ url }) => url),
  market,
);
await pause(CALM);

let turn = 0;
const faults: Record<string, () => Promise<unknown>> = {
  'a process is killed': async () => nodes[turn++ % nodes.length]?.kill(),
  'the database is restarted': cluster.restart,
  'the database is suspended for 5 s': () => cluster.suspend(SUSPENDED),
  'the primary is killed, the standby promoted': cluster.failOver,
};
const rows: (string | number)[][] = [];
for (const [name, strike] of Object.entries(faults).filter(([each]) => each.includes(ONLY))) {
  const before = storm.acknowledged.length;
  const away: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const struckAt = Date.now();
    await strike();
    away.push(await nobodyOrdered(storm.acknowledged, struckAt));
    await pause(CALM);
  }
  const sorted = away.toSorted((a, b) => a - b);
  rows.push([name, ROUNDS, storm.acknowledged.length - before, median(sorted), sorted.at(-1) ?? 0]);
}
await storm.end();
const last = await createShop({ config, log: logTo('silent', []), databaseUrl: cluster.url });
const { lost, doubled } = await compare(last.ctx.db, storm.acknowledged);
const left = await jobsLeft(last.ctx.db);
const clock = await begunByTheClock(last.ctx.db);
const wrong = wrongLines(await checkAll(last.ctx.patient));

console.log('\n| fault | times | orders acknowledged meanwhile | s without an order, median | most |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
console.log(`\nAcknowledged: ${storm.acknowledged.length}. Lost: ${lost}. Doubled: ${doubled}.`);
console.log(
  `Refused: ${JSON.stringify(Object.fromEntries(storm.refused))}. Jobs left after two minutes: ${left.join(', ') || 'none'}.`,
);
console.log(`Begun by the clock: ${clock.begun} jobs; twice: ${clock.twice}.`);
console.log(`Processes started again: ${nodes.map(node => node.restarts()).join(' and ')}; killed: ${turn}.`);
console.log(wrong.length === 0 ? 'The books are in order.' : `Not in order: ${wrong.join('; ')}`);

await last.close();
for (const node of nodes) node.close();
await cluster.close();
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
process.exit(lost + doubled + clock.twice + wrong.length + left.length === 0 ? 0 : 1);

/**
 * The longest time around a fault in which no order was acknowledged, in seconds; it ends once orders that were sent after
 * it are acknowledged again for a second.
 */
async function nobodyOrdered(acknowledged: readonly Acknowledged[], struckAt: number): Promise<number> {
  const since = () => acknowledged.filter(({ sentAt, at }) => sentAt >= struckAt || at >= struckAt);
  while (Date.now() - (since().find(({ sentAt }) => sentAt >= struckAt)?.at ?? Date.now()) < SECOND)
    await pause(50);
  const times = [struckAt, ...since().map(({ at }) => at)].toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((at, place) => at - (times[place] as number));
  return Math.round(Math.max(...gaps) / 100) / 10;
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

async function compare(db: Db, acknowledged: readonly Acknowledged[]) {
  const { rows: found } = await sql<{ key: string; orderId: number }>`
    select key, order_id as "orderId" from idempotency_keys where order_id is not null`.execute(db);
  const byKey = new Map(found.map(({ key, orderId }) => [key, orderId]));
  const { rows: all } = await sql<{ n: number }>`select count(*)::int as n from orders`.execute(db);
  return {
    lost: acknowledged.filter(({ key, orderId }) => byKey.get(key) !== orderId).length,
    doubled: (all[0]?.n ?? 0) - byKey.size,
  };
}

/** Writes down each job that the clock begins: two workers must never begin the same one. */
async function watchTheClock(db: Db): Promise<void> {
  await sql`create table begun_by_clock (job text not null, at timestamptz not null)`.execute(db);
  await sql`
    create function note_begun() returns trigger language plpgsql security definer as $$
    begin
      if new.payload::jsonb ? '_cron' then
        insert into public.begun_by_clock
        select identifier, (new.payload::jsonb #>> '{_cron,ts}')::timestamptz
          from graphile_worker._private_tasks where id = new.task_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger note_begun after insert on graphile_worker._private_jobs
       for each row execute function note_begun()`.execute(db);
}

async function begunByTheClock(db: Db): Promise<{ begun: number; twice: number }> {
  const { rows: found } = await sql<{ begun: number; twice: number }>`
    select count(*)::int as begun, count(*)::int - count(distinct (job, at))::int as twice
      from begun_by_clock`.execute(db);
  return found[0] ?? { begun: 0, twice: 0 };
}

/** Once everything that followed is done, or after two minutes: what is left, and why. */
async function jobsLeft(db: Db): Promise<string[]> {
  for (const until = Date.now() + FOLLOWED; ; await pause(SECOND)) {
    const { rows: open } = await sql<{ job: string }>`
      select format('%s %s (%s begun)', count(*), task_identifier, count(locked_at))
             || coalesce(': ' || max(last_error), '') as job
        from graphile_worker.jobs where run_at < now() group by task_identifier`.execute(db);
    if (open.length === 0 || Date.now() > until) return open.map(({ job }) => job);
  }
}
