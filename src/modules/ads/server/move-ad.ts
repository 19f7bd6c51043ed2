import type { CallInput } from '#platform/call.ts';
import { recordChanges } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { moveAd as moveCall } from '../back-office.calls.ts';
import { placeOf } from '../crop.ts';
import { adRefusal } from '../managed-ad.text.ts';
import type { ManagedAd } from '../managed-ad.ts';
import { imageFor } from './cut-image.ts';
import { lockAds, updateAd } from './managed-ads.sql.ts';
import { readAd, shownAds } from './show-ads.ts';

/**
 * Gives an ad another order and swaps it with the ad shown there. If the new place has another size, both images are
 * cut again; refuses with `ad_picture_wrong_size` if a picture is too small, and with `ad_changed_meanwhile` if either
 * ad changed since it was read. Returns what the landing page then shows.
 */
export async function moveAd(
  ctx: Ctx,
  { adId, version, order }: CallInput<typeof moveCall>,
  caller: Caller<Account>,
): Promise<{ shown: ManagedAd[] }> {
  const ad = await readAd(ctx, adId);
  if (ad.version !== version) throw adRefusal('ad_changed_meanwhile', { current: ad });
  if (ad.order === order) return { shown: await shownAds(ctx) };
  const other = (await shownAds(ctx)).find(each => each.type === ad.type && each.order === order);
  const moves = [await moved(ctx, ad, order), ...(other ? [await moved(ctx, other, ad.order)] : [])];
  await transaction(ctx, async tx => {
    const locked = new Map((await lockAds(tx, { id: adId, order })).map(each => [each.id, each]));
    for (const { from, to, image } of moves) {
      const before = locked.get(from.id);
      if (before?.version !== from.version) throw adRefusal('ad_changed_meanwhile');
      await updateAd(tx, from.id, { ...before, ...image, order: to });
    }
    await recordChanges(
      tx,
      caller,
      moves.map(({ from, to }) => ({
        what: 'ad.order',
        subject: { type: 'ad', id: from.id },
        from: from.order,
        to,
      })),
    );
  });
  return { shown: await shownAds(ctx) };
}

async function moved(ctx: Ctx, from: ManagedAd, to: number) {
  return { from, to, image: await imageFor(ctx, from, placeOf({ ...from, order: to })) };
}
