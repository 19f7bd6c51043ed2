import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import { AD_TYPES } from '../ad.ts';
import type { listAds as listCall } from '../back-office.calls.ts';
import { adRefusal } from '../managed-ad.text.ts';
import { adState, type ManagedAd } from '../managed-ad.ts';
import { type ListedAd, selectAds, selectAdsById, selectCountsByDay } from './managed-ads.sql.ts';
import { selectActiveAds } from './queries.ts';

const PAGE_SIZE = 50;
const DAYS_SHOWN = 14;

/** Ads by place and order, and the ads that the landing page shows now. */
export async function listAds(ctx: Ctx, { type, ending, q, page }: CallInput<typeof listCall>) {
  const now = ctx.clock.now();
  const [{ ads, total }, shown] = await Promise.all([
    selectAds(ctx.db, { type, ending, q: q?.trim(), now, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    shownAds(ctx),
  ]);
  const shownIds = new Set(shown.map(({ id }) => id));
  return {
    ads: ads.map(ad => toManaged(ad, { now, shownIds })),
    shown,
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}

/** The ads that the landing page shows now in each of its places. */
export async function shownAds(ctx: Ctx): Promise<ManagedAd[]> {
  const now = ctx.clock.now();
  const shownIds = await idsOfShown(ctx, now);
  return (await selectAdsById(ctx.db, [...shownIds], now)).map(ad => toManaged(ad, { now, shownIds }));
}

/** Refuses with `ad_not_found`. */
export async function showAd(ctx: Ctx, adId: number) {
  const ad = await readAd(ctx, adId);
  return { ad, days: await selectCountsByDay(ctx.db, adId, DAYS_SHOWN) };
}

/** The same without its days. */
export async function readAd(ctx: Ctx, adId: number): Promise<ManagedAd> {
  const now = ctx.clock.now();
  const [ad] = await selectAdsById(ctx.db, [adId], now);
  if (!ad) throw adRefusal('ad_not_found');
  return toManaged(ad, { now, shownIds: await idsOfShown(ctx, now) });
}

async function idsOfShown(ctx: Ctx, now: Date): Promise<ReadonlySet<number>> {
  const places = await Promise.all(AD_TYPES.map(type => selectActiveAds(ctx.db, type, now)));
  return new Set(places.flat().map(({ id }) => id));
}

function toManaged(ad: ListedAd, { now, shownIds }: { now: Date; shownIds: ReadonlySet<number> }): ManagedAd {
  return {
    ...ad,
    state: adState(ad, now),
    shown: shownIds.has(ad.id),
    startsAt: ad.startsAt?.toISOString() ?? null,
    endsAt: ad.endsAt?.toISOString() ?? null,
  };
}
