import { type Route, route } from '#platform/server/route.ts';
import { countAds as countCall } from '../contract/counting.ts';
import * as desk from '../contract/desk.ts';
import { listActiveAds } from '../contract.ts';
import { countAds } from './counting/count-ads.ts';
import { moveAd } from './desk/move-ad.ts';
import { searchTargets } from './desk/queries.ts';
import { createAd, deleteAd, saveAd, switchAd } from './desk/save-ad.ts';
import { listAds, showAd } from './desk/show-ads.ts';
import { selectActiveAds } from './queries.ts';

export const routes: Route[] = [
  route(listActiveAds, async (ctx, { type }) => ({
    ads: await selectActiveAds(ctx.db, type, ctx.clock.now()),
  })),
  route(countCall, countAds),
  route(desk.listAds, listAds),
  route(desk.showAd, (ctx, { adId }) => showAd(ctx, adId)),
  route(desk.createAd, createAd),
  route(desk.saveAd, saveAd),
  route(desk.switchAd, switchAd),
  route(desk.moveAd, moveAd),
  route(desk.deleteAd, (ctx, { adId }, caller) => deleteAd(ctx, adId, caller)),
  route(desk.findTargets, async (ctx, { kind, q }) => ({
    targets: await searchTargets(ctx.db, { kind, q: q.trim() }),
  })),
];
