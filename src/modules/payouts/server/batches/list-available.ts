import { readSettings } from '#modules/settings/server/read-settings.ts';
import { toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import { nextPayoutDay } from '../../payout.ts';
import type { listAvailable as listCall } from '../../payouts.calls.ts';
import { countAvailable, selectAvailableOf } from './list-available.sql.ts';

/** Whose the available amount is that the list of payouts shows as one figure. */
export const listAvailable: UseCase<typeof listCall> = async (ctx, { page, limit }) => {
  const { payouts: rules } = await readSettings(ctx);
  const now = ctx.clock.now();
  const [merchants, total] = await Promise.all([
    selectAvailableOf(ctx.db, { ...rules, now, limit, offset: (page - 1) * limit }),
    countAvailable(ctx.db, rules),
  ]);
  return {
    merchants: merchants.map(each => ({ ...each, amount: toPounds(each.amount) })),
    total,
    nextDay: nextPayoutDay(now, rules.weekday),
    minimum: toPounds(rules.minimum),
  };
};
