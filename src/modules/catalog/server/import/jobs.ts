import { MINUTE } from '#platform/clock.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { queueSilent } from './run-import.sql.ts';
import { runImport } from './run-import.ts';

/** A running import writes a chunk every second or so. */
const SILENT = MINUTE;

export const jobs: Jobs = {
  /** Payload: `{ importId }`. */
  'catalog.run-import': (ctx, payload) => runImport(ctx, (payload as { importId: number }).importId),
  /** By the clock, because the queue itself waits hours for a job whose process has died. */
  'catalog.resume-imports': ctx => queueSilent(ctx.db, new Date(ctx.clock.now().getTime() - SILENT)),
};
