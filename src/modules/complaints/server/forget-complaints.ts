import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldComplaints } from './queries.ts';

/** A year after the end nobody asks any more what was answered. Our own choice. */
const RETENTION = 365 * DAY;

/** Deletes complaints that were closed more than a year ago; what staff did stays in the audit log. */
export async function forgetComplaints(ctx: Ctx): Promise<void> {
  await deleteOldComplaints(ctx.db, new Date(ctx.clock.now().getTime() - RETENTION));
}
