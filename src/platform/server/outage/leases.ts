import { hostname } from 'node:os';
import type { Pool } from 'pg';
import { SECOND } from '../../clock.ts';
import type { Log } from '../log.ts';

const BEAT = 10 * SECOND;
/** A worker that is silent for this long is taken for dead. With the beat, its jobs are free within 45 seconds. */
const SILENCE_SECONDS = 30;
/** Which process it is, for people who read the table. */
const NODE = `${hostname()}:${process.pid}`;

/** The workers of this process, which tell the others that they live. */
export interface Leases {
  hold(worker: string, lane: string): void;
  /** For a worker that has ended: what it had begun is free as soon as the database answers. */
  giveUp(worker: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells every ten seconds that the workers of this process live, and frees what dead workers of any process had begun.
 * graphile-worker itself does so only after four hours. A process that was merely suspended may do a job a second time,
 * which every job must bear.
 */
export function openLeases(pool: Pool, log: Log): Leases {
  const held = new Map<string, string>();
  const ended = new Set<string>();
  let wasAway = false;
  let beating: Promise<unknown> = Promise.resolve();

  async function beat(): Promise<void> {
    try {
      const renewed = new Map(held);
      await renewLeases(pool, renewed);
      // One that was given up meanwhile has told once more that it lives.
      for (const worker of renewed.keys()) if (!held.has(worker)) ended.add(worker);
      await freeJobsOf(pool, ended);
      // After an outage all workers look dead until each has told that it lives.
      if (!wasAway) {
        const freed = await freeJobsOfDead(pool);
        if (freed > 0) log.warn({ freed }, 'freed jobs that dead workers had begun');
      }
      wasAway = false;
    } catch (err) {
      if (!wasAway) log.warn({ err }, 'cannot tell that the workers live');
      wasAway = true;
    }
  }
  const beatBeside = () => {
    const beaten = beat();
    beating = Promise.all([beating, beaten]);
    return beaten;
  };
  const timer = setInterval(beatBeside, BEAT);

  return {
    hold: (worker, lane) => {
      held.set(worker, lane);
      void beatBeside();
    },
    async giveUp(worker) {
      held.delete(worker);
      ended.add(worker);
      await beatBeside();
    },
    async close() {
      clearInterval(timer);
      await beating;
    },
  };
}

async function renewLeases(pool: Pool, held: ReadonlyMap<string, string>): Promise<void> {
  await pool.query(
    `insert into job_workers (id, lane, node)
     select id, lane, $3 from unnest($1::text[], $2::text[]) as held (id, lane)
         on conflict (id) do update set seen_at = now()`,
    [[...held.keys()], [...held.values()], NODE],
  );
}

/** Empties `ended`. */
async function freeJobsOf(pool: Pool, ended: Set<string>): Promise<void> {
  const workers = [...ended];
  if (workers.length === 0) return;
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workers]);
  await pool.query('delete from job_workers where id = any($1)', [workers]);
  for (const worker of workers) ended.delete(worker);
}

/** Frees what workers had begun that told nothing for half a minute. Returns how many jobs. */
export async function freeJobsOfDead(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ locked_by: string; jobs: number }>(
    `select locked_by, count(*) as jobs from graphile_worker._private_jobs
      where locked_by is not null and locked_at < now() - $1 * interval '1 second'
        and not exists (select from job_workers w
                         where w.id = locked_by and w.seen_at > now() - $1 * interval '1 second')
      group by locked_by`,
    [SILENCE_SECONDS],
  );
  if (rows.length > 0)
    await freeJobsOfKilled(
      pool,
      rows.map(row => row.locked_by),
    );
  await pool.query(`delete from job_workers where seen_at < now() - interval '1 hour'`);
  return rows.reduce((sum, { jobs }) => sum + jobs, 0);
}

/**
 * Frees what workers had begun that were killed. It is begun again at once, but the second time later and later, as a job
 * that fails: it may be the one that kills them, and must not take down one process after the other.
 */
export async function freeJobsOfKilled(pool: Pool, workers: readonly string[]): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs
        set run_at = greatest(run_at, now() + exp(least(attempts - 1, 10)) * interval '1 second'),
            last_error = 'the process was killed that ran it'
      where locked_by = any($1) and attempts > 1`,
    [workers],
  );
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workers]);
}
