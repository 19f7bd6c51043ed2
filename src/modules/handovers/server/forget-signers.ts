import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { forgetSigners as forget } from './queries.ts';

/** A courier is asked for a lost parcel or its cash for months, and for no more than a year. Our own choice. */
const RETENTION = 365 * DAY;

/** Forgets who signed, and how; which parcels left together stays. */
export async function forgetSigners(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - RETENTION);
  await transaction(ctx, async tx => releasePictures(tx, await forget(tx, before)));
}
