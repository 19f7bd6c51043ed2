import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  type ParsedCronItem,
  parseCronItems,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { SECOND } from '../clock.ts';
import type { Ctx } from './context.ts';
import { type Bell, jobBell, jobOf } from './job-bell.ts';
import type { Log } from './log.ts';
import { isOutage } from './outage/database-away.ts';
import { freeJobsOfKilled, type Leases, openLeases } from './outage/leases.ts';

/** Work done after the transaction that asked for it, and retried until it succeeds, by name. */
export type Jobs = Record<string, (ctx: Ctx, payload: unknown) => Promise<void>>;

/** Makes the queue's tables; safe to run at each start. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet });
}

/**
 * Releases jobs that a killed process had begun, without waiting for its lease to end. Only for a database that no other
 * process works on.
 */
export async function freeJobs(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ locked_by: string }>(`
    select distinct locked_by from graphile_worker._private_jobs where locked_by is not null`);
  await freeJobsOfKilled(
    pool,
    rows.map(row => row.locked_by),
  );
}

/** Jobs that only wait for each other: whatever happens in another lane, these go on. */
export interface Lane {
  name: string;
  /** How many jobs run at once in each process. */
  atOnce: number;
  /**
   * Jobs are fetched and marked as done several at a time. After a crash more of them wait for the lease to end, or are
   * done once more.
   */
  inBatches?: true;
  jobs: Jobs;
  /** Lines of a crontab, for jobs that run by the clock. */
  schedule?: string;
}

/** What runs when, by lines of a crontab. The worker's own parser takes no name with a dot, as ours have. */
export function byTheClock(schedule: string): ParsedCronItem[] {
  const lines = schedule.split('\n').filter(Boolean);
  return parseCronItems(
    lines.map(line => {
      const at = line.lastIndexOf(' ');
      return { match: line.slice(0, at), task: line.slice(at + 1) };
    }),
  );
}

export interface Worker {
  /** Whether every lane works. */
  isWorking(): boolean;
  /** Takes no further job and waits for those that run. */
  stop(): Promise<void>;
}

const REOPEN_AFTER = SECOND;
const LOOK_EVERY = 2 * SECOND;

/**
 * Works off all lanes until stopped. A lane whose connection breaks is opened again. Only the first lane has a
 * connection that listens for new jobs; it tells the others.
 */
export async function startJobs(pool: Pool, ctx: Ctx, lanes: readonly Lane[]): Promise<Worker> {
  const leases = openLeases(pool, ctx.log);
  const bell = jobBell();
  const open = await Promise.all(
    lanes.map((lane, at) => openLane({ pool, ctx, lane, leases, bell, listens: at === 0 })),
  );
  return {
    isWorking: () => open.every(lane => lane.isWorking()),
    async stop() {
      bell.close();
      await Promise.all(open.map(lane => lane.stop()));
      await leases.close();
    },
  };
}

interface LaneParts {
  pool: Pool;
  ctx: Ctx;
  lane: Lane;
  leases: Leases;
  bell: Bell;
  listens: boolean;
}

async function openLane(parts: LaneParts): Promise<Worker> {
  const { ctx, lane } = parts;
  const stopped = new AbortController();
  let runner: Running | null = await begin(parts).catch((error: unknown) => {
    if (isOutage(error)) return null;
    throw error;
  });
  const working = work();

  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      // graphile-worker ends when it cannot say that a job is done, because its connection broke.
      await runner?.ended.catch(err => ctx.log.warn({ err, lane: lane.name }, 'a lane of jobs broke'));
      runner = null;
      await pause(REOPEN_AFTER, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (!stopped.signal.aborted) runner = await begin(parts).catch(() => null);
    }
    await runner?.stop().catch(() => undefined);
  }

  return {
    isWorking: () => runner !== null,
    async stop() {
      stopped.abort();
      await runner?.stop().catch(() => undefined);
      await working;
    },
  };
}

interface Running {
  stop(): Promise<void>;
  /** Settles when it has ended, by itself too, and what it had begun is free. */
  ended: Promise<void>;
}

async function begin({ pool, ctx, lane, leases, bell, listens }: LaneParts): Promise<Running> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(lane.jobs).map(([name, work]) => [
      name,
      (payload: unknown) => ctx.traces.within({ name, kind: 'consumer' }, () => work(ctx, payload)),
    ]),
  );
  const events = new EventEmitter() as WorkerEvents;
  let worker = '';
  events.on('pool:create', ({ workerPool }) => {
    const { id, nudge } = workerPool as unknown as { id: string; nudge(jobs: number): void };
    worker = id;
    leases.hold(id, lane.name);
    if (listens) return;
    // One looks; if there is a job, it goes on looking, and the next bell wakes the next.
    const subscription = bell.subscribe({
      has: job => job in lane.jobs,
      look: () => nudge.call(workerPool, lane.inBatches ? lane.atOnce : 1),
    });
    events.on('pool:gracefulShutdown', subscription.stop);
  });
  if (listens) events.on('pool:listen:notification', ({ message }) => bell.ring(jobOf(message.payload)));
  const runner = await run({
    pgPool: listens ? pool : withoutListening(pool),
    taskList,
    parsedCronItems: byTheClock(lane.schedule ?? ''),
    concurrency: lane.atOnce,
    pollInterval: LOOK_EVERY,
    noHandleSignals: true,
    events,
    logger: toLog(ctx.log),
    preset: { worker: lane.inBatches ? batchesOf(2 * lane.atOnce) : ONE_BY_ONE },
  });
  const giveUp = () => leases.giveUp(worker).catch(() => undefined);
  const neverLooked = hasLooked(events).catch(async error => {
    await runner.stop().catch(() => undefined);
    throw error;
  });
  const ended = Promise.race([runner.promise, brokenLongAgo(events), neverLooked]).finally(giveUp);
  return { stop: () => Promise.race([runner.stop(), ended]), ended };
}

/** What runs when a lane breaks may end in this time. */
const BREAK_LIMIT = 5 * SECOND;

/**
 * Rejects some time after the lane could not say that a job is done. graphile-worker 0.18 then ends the lane, but when
 * several such statements fail one after the other it waits for ever, with its jobs begun and its lease held. After 25
 * fail-overs no process settled orders any more.
 */
async function brokenLongAgo(events: WorkerEvents): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  events.on('pool:fatalError', ({ error }) => setTimeout(reject, BREAK_LIMIT, error).unref());
  return promise;
}

/** Longer than anybody waits for a connection. */
const FIRST_LOOK_LIMIT = 10 * SECOND;
const LOOKS = ['localQueue:getJobs:complete', 'worker:getJob:empty', 'job:start'] as const;

/**
 * Rejects if a lane that has begun could not look for jobs at all. graphile-worker 0.18 reads the numbers of its jobs'
 * names before its first look, and keeps it for good if that fails: on a machine so busy that a connection took more
 * than eight seconds, five lanes of ten did nothing until the next start.
 */
async function hasLooked(events: WorkerEvents): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(reject, FIRST_LOOK_LIMIT, new Error('the lane could not look for jobs')).unref();
  for (const each of [...LOOKS, 'stop'] as const) events.once(each, () => clearTimeout(limit));
  return promise;
}

/**
 * Each job is marked as done by itself and at once. With no delay at all, graphile-worker 0.18 awaits the statement
 * nowhere, and Node ends the process when it fails.
 */
const ONE_BY_ONE = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** What a process has fetched and cannot begin within half a minute goes back to the others. */
const batchesOf = (size: number) => ({
  completeJobBatchDelay: 50,
  failJobBatchDelay: 50,
  localQueue: { size, ttl: 30 * SECOND },
});

/** graphile-worker asks for its listening connection by a callback, and for every other one by a promise. */
function withoutListening(pool: Pool): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return (callback?: unknown) => (callback ? undefined : target.connect());
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const quiet = new Logger(() => () => undefined);

/** A job's payload may name a person, so only its error and name are logged. */
function toLog(log: Log): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level !== 'error') return;
    log.error({ job: scope.taskIdentifier, err: meta?.error ?? meta?.failure }, message.split('\n', 1)[0]);
  });
}
