import type { Jobs } from '#platform/server/jobs.ts';
import { draftWeekly } from './draft-payouts.ts';
import { countEarnings } from './earnings/count-earnings.ts';
import { keepStandings } from './standing/keep-standings.ts';

export const jobs: Jobs = {
  'draft-payouts': ctx => draftWeekly(ctx),
  'count-earnings': async ctx => {
    await countEarnings(ctx);
  },
  'keep-standings': ctx => keepStandings(ctx),
};
