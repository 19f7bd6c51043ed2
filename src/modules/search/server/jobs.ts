import type { Jobs } from '#platform/server/jobs.ts';
import { indexProducts, renewSearchTerms } from './index-products.ts';

export const jobs: Jobs = {
  /** Payload: `{ productIds }`. */
  'search.index-products': (ctx, payload) =>
    indexProducts(ctx.db, (payload as { productIds: number[] }).productIds),
  'search.renew-terms': ctx => ctx.db.transaction().execute(renewSearchTerms),
};
