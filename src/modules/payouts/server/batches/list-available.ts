import { readSettings } from '#modules/settings/server/read-settings.ts';
import { toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import { nextPayoutDay } from '../../payout.ts';
import type { listAvailable as listCall } from '../../payouts.calls.ts';
import { countEarnings, selectEarnings } from './list-available.sql.ts';

/** Whose the available amount is that the list of payouts shows as one figure. */
export const listAvailable: UseCase<typeof listCall> = async (ctx, { page, limit, of }) => {
  const { payouts: rules } = await readSettings(ctx);
  const now = ctx.clock.now();
  const asked = { ...rules, of, now };
  const [merchants, total] = await Promise.all([
    selectEarnings(ctx.db, { ...asked, limit, offset: (page - 1) * limit }),
    countEarnings(ctx.db, asked),
  ]);
  return {
    merchants: merchants.map(each => ({ ...each, amount: toPounds(each.amount) })),
    total,
    nextDay: nextPayoutDay(now, rules.weekday),
    minimum: toPounds(rules.minimum),
  };
};
