import type { Jobs } from '#platform/server/jobs.ts';
import { reportSale } from './report-sale.ts';
import type { SaleJob } from './sale.ts';

export const jobs: Jobs = {
  'analytics.report-sale': (ctx, payload) => reportSale(ctx, payload as SaleJob),
};
