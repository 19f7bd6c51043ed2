import type { Jobs } from '#platform/server/jobs.ts';
import { inTransaction } from '#platform/server/transaction.ts';
import { renewSearchTerms } from './index-products.ts';
import { indexWaiting } from './index-waiting.ts';
import type { Portion } from './reindex.sql.ts';
import { indexMerchant, indexPortion } from './reindex.ts';

export const jobs: Jobs = {
  /** Payload: `{ productIds }`. */
  'search.index-products': (ctx, payload) =>
    indexWaiting(ctx, (payload as { productIds: number[] }).productIds),
  /** Payload: `{ merchantId }`, after a merchant's name changed. */
  'search.index-merchant': (ctx, payload) =>
    indexMerchant(ctx, (payload as { merchantId: number }).merchantId),
  /** After a release whose words are others. */
  'search.index-portion': (ctx, payload) => indexPortion(ctx, payload as Portion),
  'search.renew-terms': ctx => inTransaction(ctx.db, renewSearchTerms),
};
