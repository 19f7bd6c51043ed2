import { type Route, route } from '#platform/server/route.ts';
import { listActiveAds } from '../contract.ts';
import { selectActiveAds } from './queries.ts';

export const routes: Route[] = [
  route(listActiveAds, async (ctx, { type }) => ({
    ads: await selectActiveAds(ctx.db, type, ctx.clock.now()),
  })),
];
