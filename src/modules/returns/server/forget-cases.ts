import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { forgetOldReceipts } from '#modules/refunds/server/transfers/receipt.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { yearsBefore } from '#platform/dates.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { forgetOldCases } from './personal-data.sql.ts';

/** Once the term of its order is over, what was written of a return or claim is forgotten, with its photos and the receipts of its refunds. */
export async function forgetCases(ctx: Ctx): Promise<void> {
  const { retention } = await readSettings(ctx);
  const before = yearsBefore(ctx.clock.now(), retention.orderYears);
  await transaction(ctx, async tx => {
    await forgetOldReceipts(tx, before);
    await releasePictures(tx, await forgetOldCases(tx, before));
  });
}
