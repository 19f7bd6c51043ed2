import { type Route, route } from '#platform/server/route.ts';
import { listActiveMerchants, showMerchant } from '../contract.ts';
import { selectActiveMerchants } from './queries.ts';
import { readMerchant } from './read-merchant.ts';

export const routes: Route[] = [
  route(listActiveMerchants, async ctx => ({ merchants: await selectActiveMerchants(ctx.db) })),
  route(showMerchant, readMerchant),
];
