import { type Route, route } from '#platform/server/route.ts';
import * as backOffice from '../back-office.calls.ts';
import { listActiveAds } from '../calls.ts';
import { countAds as countCall } from '../counts.calls.ts';
import { countAds } from './count-ads.ts';
import { searchTargets } from './managed-ads.sql.ts';
import { moveAd } from './move-ad.ts';
import { selectActiveAds } from './queries.ts';
import { createAd, deleteAd, saveAd, switchAd } from './save-ad.ts';
import { listAds, showAd } from './show-ads.ts';

export const routes: Route[] = [
  route(listActiveAds, async (ctx, { type }) => ({
    ads: await selectActiveAds(ctx.db, type, ctx.clock.now()),
  })),
  route(countCall, countAds),
  route(backOffice.listAds, listAds),
  route(backOffice.showAd, (ctx, { adId }) => showAd(ctx, adId)),
  route(backOffice.createAd, createAd),
  route(backOffice.saveAd, saveAd),
  route(backOffice.switchAd, switchAd),
  route(backOffice.moveAd, moveAd),
  route(backOffice.deleteAd, (ctx, { adId }, caller) => deleteAd(ctx, adId, caller)),
  route(backOffice.findTargets, async (ctx, { kind, q }) => ({
    targets: await searchTargets(ctx.db, { kind, q: q.trim() }),
  })),
];
