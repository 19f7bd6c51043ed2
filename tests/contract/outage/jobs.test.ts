import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, type DatabaseLimits, openDatabase, SERVING } from '#platform/server/database.ts';
import { type Jobs, type Lane, startJobs } from '#platform/server/jobs.ts';
import { logTo } from '#platform/server/log.ts';
import { freeJobsOfDead, openLeases } from '#platform/server/outage/leases.ts';
import { jobs as allJobs } from '#server/consequences.ts';
import { LANES, laneOf, lanesOf } from '#server/lanes.ts';
import { testDatabase } from '../../support/database.ts';
import { openEngine } from '../../support/engine.ts';
import { databaseLine } from '../../support/process/database-line.ts';

async function openQueue(limits?: DatabaseLimits) {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const line = await databaseLine(database.url);
  const engine = await openEngine(database.url);
  onTestFinished(engine.close);
  const own = openDatabase(line.url, 2, limits && { limits });
  onTestFinished(own.close);
  const work = async (lanes: Lane[]) => {
    const worker = await startJobs(own.pool, engine.ctx, lanes);
    onTestFinished(worker.stop);
    return worker;
  };
  return { line, own, work, db: engine.ctx.db, add: addTo(engine.ctx.db) };
}

const addTo = (db: Database['db']) => async (name: string) => {
  await sql`select graphile_worker.add_job(${name})`.execute(db);
};

async function left(db: Database['db']) {
  const { rows } = await sql<{
    locked_by: string | null;
  }>`select locked_by from graphile_worker._private_jobs`.execute(db);
  return rows;
}

const lane = (name: string, jobs: Jobs): Lane => ({ name, atOnce: 1, jobs });

test('jobs go on after every connection was cut in the middle of one, and no process ends', async () => {
  const { line, work, db, add } = await openQueue();
  let runs = 0;
  const worker = await work([
    lane('money', {
      settle: async () => {
        runs += 1;
        if (runs === 1) {
          line.refuse();
          setTimeout(line.mend, 1_500);
          await pause(200);
        }
      },
    }),
  ]);
  await add('settle');
  await expect.poll(() => left(db), { timeout: 20_000 }).toEqual([]);
  expect(runs).toBe(2);
  expect(worker.isWorking()).toBe(true);
});

test('a lane goes on after several of its jobs could not be marked as done, one after the other', async () => {
  const { line, work, db, add } = await openQueue();
  const runs: string[] = [];
  const all = Promise.withResolvers<void>();
  const settle = (name: string, takes: number) => async () => {
    runs.push(name);
    if (runs.length > 4) return;
    if (runs.length === 4) {
      line.freeze();
      setTimeout(line.refuse, 600);
      setTimeout(line.mend, 1_500);
      all.resolve();
    }
    await all.promise;
    await pause(takes);
  };
  // The first is on its way to the database when it breaks, two find it broken, and the last finds it mended.
  const times = { one: 100, two: 900, three: 1_100, four: 2_500 };
  const jobs = Object.fromEntries(Object.entries(times).map(([name, takes]) => [name, settle(name, takes)]));
  await work([{ ...lane('money', jobs), atOnce: 4 }]);
  for (const name of Object.keys(times)) await add(name);
  await expect.poll(() => left(db), { timeout: 25_000 }).toEqual([]);
  for (const name of ['one', 'two', 'three']) expect(runs.filter(each => each === name)).toHaveLength(2);
});

test.each([{}, { inBatches: true as const }])(
  'a lane whose first look for jobs failed looks again %o',
  async how => {
    const { db, add, work } = await openQueue({ ...SERVING, lock: 200 });
    const names = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async tx => {
      await sql`lock table graphile_worker._private_tasks`.execute(tx);
      locked.resolve();
      await names.promise;
    });
    await locked.promise;
    let runs = 0;
    await work([{ ...lane('money', { settle: async () => void (runs += 1) }), ...how }]);
    await pause(600);
    names.resolve();
    await holding;
    await add('settle');
    await expect.poll(() => left(db), { timeout: 20_000 }).toEqual([]);
    expect(runs).toBe(1);
  },
);

test('what a dead worker had begun is free within a minute, and what a living one has begun is not', async () => {
  const { own, db, add } = await openQueue();
  for (const name of ['just_begun', 'of_the_dead', 'of_the_living']) await add(name);
  await sql`insert into job_workers (id, lane, node) values ('of_the_living', 'money', 'test')`.execute(db);
  await sql`insert into job_workers (id, lane, node, seen_at)
            values ('of_the_dead', 'money', 'test', now() - interval '31 seconds')`.execute(db);
  await sql`
    update graphile_worker._private_jobs j
       set locked_by = identifier,
           locked_at = now() - case identifier when 'just_begun' then interval '0' else interval '31 seconds' end
      from graphile_worker._private_tasks t where t.id = j.task_id`.execute(db);
  expect(await freeJobsOfDead(own.pool)).toBe(1);
  const begun = (await left(db)).map(row => row.locked_by ?? 'nobody');
  expect(begun.toSorted()).toEqual(['just_begun', 'nobody', 'of_the_living']);
});

test('a job whose worker was killed is begun again at once, and what kills one worker after the other later and later', async () => {
  const { own, db, add } = await openQueue();
  const names = ['killed_once', 'killed_thrice', 'killed_for_good'];
  for (const name of names) await add(name);
  await sql`
    update graphile_worker._private_jobs j
       set locked_by = 'of_the_dead', locked_at = now() - interval '31 seconds',
           attempts = case identifier when 'killed_once' then 1 when 'killed_thrice' then 3 else max_attempts end
      from graphile_worker._private_tasks t where t.id = j.task_id`.execute(db);
  expect(await freeJobsOfDead(own.pool)).toBe(3);
  const { rows } = await sql<{ waits: number; said: string | null; dead: boolean }>`
    select round(extract(epoch from run_at - now()))::int as waits, last_error as said,
           attempts >= max_attempts as dead
      from graphile_worker._private_jobs order by id`.execute(db);
  expect(rows[0]).toMatchObject({ said: null, dead: false });
  expect(rows[0]?.waits).toBeLessThanOrEqual(0);
  expect(rows[1]).toMatchObject({ said: 'the process was killed that ran it', dead: false });
  expect(rows[1]?.waits).toBeGreaterThan(5);
  expect(rows[2]).toMatchObject({ said: 'the process was killed that ran it', dead: true });
});

test('a worker writes its heartbeat, and removes it when it ends', async () => {
  const { work, db } = await openQueue();
  const worker = await work([lane('money', { settle: async () => undefined })]);
  await expect.poll(() => workers(db)).toEqual(['money']);
  await worker.stop();
  expect(await workers(db)).toEqual([]);
});

test('a worker that ends while it writes its heartbeat leaves none behind', async () => {
  const { own, db } = await openQueue();
  const first = Promise.withResolvers<void>();
  let looks = 0;
  const slow = new Proxy(own.pool, {
    get: (pool, name) =>
      name === 'query'
        ? async (...statement: [string, unknown[]]) => {
            if (looks++ === 0) await first.promise;
            return pool.query(...statement);
          }
        : Reflect.get(pool, name),
  });
  const leases = openLeases(slow, logTo('silent', []));
  leases.hold('short', 'money');
  await leases.giveUp('short');
  first.resolve();
  await leases.close();
  expect(await workers(db)).toEqual([]);
});

async function workers(db: Database['db']) {
  const { rows } = await sql<{ lane: string }>`select lane from job_workers`.execute(db);
  return rows.map(row => row.lane);
}

test('start_job adds what the queue would add itself, of a name that is known and of a new one', async () => {
  const { db } = await openQueue();
  const later = new Date('2030-01-01T00:00:00Z');
  await sql`
    select graphile_worker.add_job('known', '{"id":1}'), start_job('known', '{"id":1}'), start_job('new', '{"id":1}'),
           graphile_worker.add_job('late', '{"id":1}', run_at => ${later}, max_attempts => 6),
           start_job('late', '{"id":1}', run_at => ${later}, max_attempts => 6)`.execute(db);
  const { rows } = await sql<{ name: string; job: unknown }>`
    select t.identifier as name, to_jsonb(j) - 'id' - 'task_id' as job
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`.execute(
    db,
  );
  const [known, again, fresh, late, alike] = rows;
  expect(rows.map(({ name }) => name)).toEqual(['known', 'known', 'new', 'late', 'late']);
  expect([again?.job, fresh?.job]).toEqual([known?.job, known?.job]);
  expect(alike?.job).toEqual(late?.job);
});

test('messages to a silent gateway do not hold up money', async () => {
  const { work, add } = await openQueue();
  const silent = Promise.withResolvers<void>();
  const settled: number[] = [];
  const jobs: Jobs = {
    'notifications.deliver-messages': () => silent.promise,
    'payment.captured: onPaymentCaptured': async () => void settled.push(performance.now()),
  };
  await work(lanesOf(jobs, '').filter(each => Object.keys(each.jobs).length > 0));
  for (let sent = 0; sent < 8; sent += 1) await add('notifications.deliver-messages');
  await pause(1_500);
  const begun = performance.now();
  for (let paid = 0; paid < 4; paid += 1) await add('payment.captured: onPaymentCaptured');
  await expect.poll(() => settled.length).toBe(4);
  expect((settled.at(-1) ?? 0) - begun).toBeLessThan(1_000);
  silent.resolve();
});

test('a process listens for jobs on one connection, whatever the number of lanes', async () => {
  const { work, db } = await openQueue();
  const jobs = Object.fromEntries(
    LANES.map(name => [
      Object.keys(allJobs).find(job => laneOf(job) === name) ?? name,
      async () => undefined,
    ]),
  );
  await work(lanesOf(jobs, ''));
  const listening = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
       where datname = current_database() and query like 'LISTEN "jobs:insert"%'`.execute(db);
    return rows[0]?.n;
  };
  await expect.poll(listening).toBe(1);
});

test('every job that waits for the outside or works long has a lane of its own kind', () => {
  const named = lanesOf(allJobs, '').flatMap(each => Object.keys(each.jobs));
  expect(named.toSorted()).toEqual(Object.keys(allJobs).toSorted());
  const money = Object.keys(allJobs).filter(job => laneOf(job) === 'money');
  // The jobs that follow from an event begin with its name.
  expect(money.filter(job => !/^[a-z]+\.[a-z_]+(: \w+)?$/.test(job))).toEqual([]);
});
