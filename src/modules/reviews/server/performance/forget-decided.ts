import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldObjections } from './objections.sql.ts';
import { deleteOldWarnings } from './warnings.sql.ts';

/** Four times as long as a measure counts. Our own choice; what staff did stays in the audit log. */
const RETENTION = 365 * DAY;

/** Deletes warnings and decided objections that have no effect any more. */
export async function forgetDecided(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - RETENTION);
  await deleteOldObjections(ctx.db, before);
  await deleteOldWarnings(ctx.db, before);
}
