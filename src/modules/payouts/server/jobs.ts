import type { Jobs } from '#platform/server/jobs.ts';
import { draftWeekly } from './batches/draft-payouts.ts';
import { countEarnings } from './count-earnings.ts';
import { updateBalanceStates } from './update-balance-states.ts';

export const jobs: Jobs = {
  'payouts.draft-payouts': ctx => draftWeekly(ctx),
  'payouts.count-earnings': async ctx => {
    await countEarnings(ctx);
  },
  'payouts.update-balance-states': ctx => updateBalanceStates(ctx),
};
