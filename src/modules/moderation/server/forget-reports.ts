import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldReports } from './queries.ts';

/** As long as messages: by then nobody asks any more what became of it. */
const RETENTION = 180 * DAY;

/** Deletes reports that were closed more than 180 days ago; what staff did stays in the audit log. */
export async function forgetReports(ctx: Ctx): Promise<void> {
  await deleteOldReports(ctx.db, new Date(ctx.clock.now().getTime() - RETENTION));
}
