import type { Jobs } from '#platform/server/jobs.ts';
import { countSales, rankProducts } from './count-sales.ts';
import { pairProducts } from './pair-products.ts';

export const jobs: Jobs = {
  'reports.count-sales': async ctx => {
    await countSales(ctx);
  },
  'reports.rank-goods': rankProducts,
  'reports.pair-goods': pairProducts,
};
