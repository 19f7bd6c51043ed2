import type { Jobs } from '#platform/server/jobs.ts';
import { countEarnings } from './count-earnings.ts';
import { draftWeekly } from './draft-payouts.ts';
import { updateBalanceStates } from './update-balance-states.ts';

export const jobs: Jobs = {
  'payouts.draft-payouts': ctx => draftWeekly(ctx),
  'payouts.count-earnings': async ctx => {
    await countEarnings(ctx);
  },
  'payouts.keep-standings': ctx => updateBalanceStates(ctx),
};
