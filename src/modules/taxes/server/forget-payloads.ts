import { readSettings } from '#modules/settings/server/read-settings.ts';
import { yearsBefore } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldPayloads } from './submissions.sql.ts';

/** What was handed in long ago is forgotten together with the document's buyer; its UUID and its outcome stay. */
export async function forgetPayloads(ctx: Ctx): Promise<void> {
  const { retention } = await readSettings(ctx);
  await deleteOldPayloads(ctx.db, yearsBefore(ctx.clock.now(), retention.documentYears));
}
