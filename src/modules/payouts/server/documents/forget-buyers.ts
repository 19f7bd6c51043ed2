import { readSettings } from '#modules/settings/server/read-settings.ts';
import { yearsBefore } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { deleteOldBuyers } from './queries.ts';

/** Documents stay with their figures; whom they were issued to is forgotten once the term of law is over. */
export async function forgetBuyers(ctx: Ctx): Promise<void> {
  const { retention } = await readSettings(ctx);
  await deleteOldBuyers(ctx.db, yearsBefore(ctx.clock.now(), retention.documentYears));
}
