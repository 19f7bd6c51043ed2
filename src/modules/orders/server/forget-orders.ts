import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { yearsBefore } from '#platform/dates.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { forgetOldBuyers } from './personal-data.sql.ts';

/** Orders stay for the books; once their term is over, nobody is named in them. */
export async function forgetOrders(ctx: Ctx): Promise<void> {
  const { retention } = await readSettings(ctx);
  const before = yearsBefore(ctx.clock.now(), retention.orderYears);
  await transaction(ctx, async tx => releasePictures(tx, await forgetOldBuyers(tx, before)));
}
