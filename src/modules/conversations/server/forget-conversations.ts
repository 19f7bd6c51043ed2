import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { deleteOldConversations } from './personal-data.sql.ts';

/** By then returns, claims and most warranties of what was talked about are over. Our own choice. */
const RETENTION = 2 * 365 * DAY;

/** Deletes conversations in which nobody wrote for two years, with their photos. */
export async function forgetConversations(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - RETENTION);
  await transaction(ctx, async tx => releasePictures(tx, await deleteOldConversations(tx, before)));
}
