import type { Jobs } from '#platform/server/jobs.ts';
import { watchCash } from './watch-cash.ts';

export const jobs: Jobs = {
  'remittances.watch-cash': async ctx => {
    await watchCash(ctx);
  },
};
