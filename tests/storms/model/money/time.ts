import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { updateBalanceStates } from '#modules/payouts/server/update-balance-states.ts';
import { watchCash } from '#modules/remittances/server/watch-cash.ts';
import { fireReturnTimers } from '#modules/returns/server/fire-return-timers.ts';
import type { Ctx } from '#platform/server/context.ts';

/** What happens to money by the clock alone. */
export async function fireMoneyTimers(ctx: Ctx): Promise<void> {
  await fireReturnTimers(ctx);
  await watchCash(ctx);
  await draftWeekly(ctx);
  await updateBalanceStates(ctx);
}
