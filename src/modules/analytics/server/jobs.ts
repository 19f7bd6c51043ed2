import type { Jobs } from '#platform/server/jobs.ts';
import type { SaleJob } from './sale.ts';
import { tellOfSale } from './tell-of-sale.ts';

export const jobs: Jobs = {
  'analytics.tell-of-sale': (ctx, payload) => tellOfSale(ctx, payload as SaleJob),
};
