import type { Jobs } from '#platform/server/jobs.ts';
import { countEarnings } from './count-earnings.ts';
import { draftWeekly } from './draft-payouts.ts';
import { keepStandings } from './keep-standings.ts';

export const jobs: Jobs = {
  'payouts.draft-payouts': ctx => draftWeekly(ctx),
  'payouts.count-earnings': async ctx => {
    await countEarnings(ctx);
  },
  'payouts.keep-standings': ctx => keepStandings(ctx),
};
