import { Logger, runOnce } from 'graphile-worker';
import type { Ctx } from '#platform/server/context.ts';
import { openDatabase } from '#platform/server/database.ts';
import { jobs } from '#server/consequences.ts';
import { countJobs } from './queries.ts';

/**
 * The queue of a shop that runs no jobs by itself. Several workers that look for each job as it comes, as a shop in service
 * has them, asked the database four times as often, and most of the demo's loading was their looking.
 */
export function openQueue(databaseUrl: string, ctx: Ctx) {
  const { pool, close } = openDatabase(databaseUrl, 2);
  const taskList = Object.fromEntries(
    Object.entries(jobs).map(([name, work]) => [name, (payload: unknown) => work(ctx, payload)]),
  );
  return {
    /** Runs what is due, and what that brings, one after the other. */
    async workOff(): Promise<void> {
      while ((await countJobs(ctx.db)) > 0)
        await runOnce({ pgPool: pool, taskList, concurrency: 1, noHandleSignals: true, logger: quiet });
    },
    close,
  };
}

const quiet = new Logger(() => () => undefined);
