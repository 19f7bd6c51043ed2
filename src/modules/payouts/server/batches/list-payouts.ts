import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { listPayouts as listCall } from '../../payouts.calls.ts';
import { describePayout } from './describe-payout.ts';
import { selectAvailable, selectTotals } from './list-payouts.sql.ts';
import { selectPayouts } from './queries.ts';

/** A page of payouts by key, with the total of each state and the amount that could be drafted now. */
export async function listPayouts(
  ctx: Ctx,
  { state, before, limit }: CallInput<typeof listCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const { payouts: rules } = await readSettings(ctx);
  const [found, totals, available] = await Promise.all([
    selectPayouts(ctx.db, { state, before, limit: limit + 1 }),
    selectTotals(ctx.db),
    selectAvailable(ctx.db, rules),
  ]);
  const page = found.slice(0, limit);
  return {
    payouts: page.map(payout => describePayout(payout, { userId: viewer.userId, now: ctx.clock.now() })),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    available: toPounds(available),
    totals: totals.map(total => ({ ...total, amount: toPounds(total.amount) })),
  };
}
