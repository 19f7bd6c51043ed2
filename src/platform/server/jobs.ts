import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Ctx } from './context.ts';
import type { Log } from './log.ts';

/** Work done after the transaction that asked for it, and retried until it succeeds, by name. */
export type Jobs = Record<string, (ctx: Ctx, payload: unknown) => Promise<void>>;

/** Makes the queue's tables; safe to run at each start. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet });
}

/**
 * Releases jobs that a killed process had begun, which would otherwise be retried only after four hours. Only for a
 * database that no other process works on.
 */
export async function freeJobs(pool: Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker._private_jobs where locked_by is not null having count(*) > 0`);
}

export interface Work {
  jobs: Jobs;
  /** Lines of a crontab, for jobs that run by the clock. */
  schedule: string;
}

/** Runs a few jobs at a time until stopped. Stopping waits for running jobs. */
export async function startJobs(
  pool: Pool,
  ctx: Ctx,
  { jobs, schedule }: Work,
): Promise<{ stop(): Promise<void> }> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, work]) => [name, (payload: unknown) => work(ctx, payload)]),
  );
  const runner = await run({
    pgPool: pool,
    taskList,
    crontab: schedule,
    concurrency: 2,
    noHandleSignals: true,
    logger: toLog(ctx.log),
  });
  return { stop: () => runner.stop() };
}

const quiet = new Logger(() => () => undefined);

/** A job's payload may name a person, so only its error and name are logged. */
function toLog(log: Log): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level !== 'error') return;
    log.error({ job: scope.taskIdentifier, err: meta?.error ?? meta?.failure }, message.split('\n', 1)[0]);
  });
}
