import { readSettings } from '#modules/settings/server/read-settings.ts';
import { toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { listPayouts as listCall } from '../../payouts.calls.ts';
import { describePayout } from './describe-payout.ts';
import { selectAvailable, selectTotals } from './list-payouts.sql.ts';
import { selectPayouts } from './queries.ts';

/** A page of payouts by key, with the total of each state and the amount that could be drafted now. */
export const listPayouts: UseCase<typeof listCall> = async (ctx, { only, limit, ...asked }, { viewer }) => {
  const { payouts: rules } = await readSettings(ctx);
  const [found, totals, available] = await Promise.all([
    selectPayouts(ctx.db, { ...asked, heldNow: only && ctx.clock.now(), limit: limit + 1 }),
    selectTotals(ctx.db),
    selectAvailable(ctx.db, rules),
  ]);
  const page = found.slice(0, limit);
  return {
    payouts: page.map(payout =>
      describePayout(payout, { userId: viewer.userId, now: ctx.clock.now(), ...rules }),
    ),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    available: toPounds(available),
    totals: totals.map(total => ({ ...total, amount: toPounds(total.amount) })),
  };
};
