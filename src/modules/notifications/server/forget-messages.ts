import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldMessages } from './queries.ts';

/** As long as a provider's logs must be kept (law 175/2018, docs/egypt.md, Logs), and no longer. */
const RETENTION = 180 * DAY;

/** Deletes messages older than 180 days. */
export async function forgetMessages(ctx: Ctx): Promise<void> {
  await deleteOldMessages(ctx.db, new Date(ctx.clock.now().getTime() - RETENTION));
}
