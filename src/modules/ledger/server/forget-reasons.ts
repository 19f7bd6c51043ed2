import { readSettings } from '#modules/settings/server/read-settings.ts';
import { yearsBefore } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { forgetOldReasons } from './list-ledger.sql.ts';

/** Every figure of the books stays; who posted by hand, and what they wrote, is forgotten once its term is over. */
export async function forgetReasons(ctx: Ctx): Promise<void> {
  const { retention } = await readSettings(ctx);
  await forgetOldReasons(ctx.db, yearsBefore(ctx.clock.now(), retention.ledgerYears));
}
