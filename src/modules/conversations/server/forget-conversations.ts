import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldConversations } from './personal-data.sql.ts';

/** By then returns, claims and most warranties of what was talked about are over. Our own choice. */
const RETENTION = 2 * 365 * DAY;

/** Deletes conversations in which nobody wrote for two years. */
export async function forgetConversations(ctx: Ctx): Promise<void> {
  await deleteOldConversations(ctx.db, new Date(ctx.clock.now().getTime() - RETENTION));
}
