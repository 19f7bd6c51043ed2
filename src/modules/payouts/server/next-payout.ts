import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { MoneyBody } from '../money.calls.ts';
import { nextPayoutDay } from '../payout.ts';
import { selectChannel } from './set-channel.sql.ts';
import { selectBalanceState, selectSums } from './show-money.sql.ts';

/** The stored facts that a next payout follows from. */
export async function readPayable({ db }: Ctx, merchantId: number) {
  const [sums, balance, channel] = await Promise.all([
    selectSums(db, merchantId),
    selectBalanceState(db, merchantId),
    selectChannel(db, merchantId),
  ]);
  return { sums, balance, channel };
}

type Payable = Awaited<ReturnType<typeof readPayable>>;

/** The day of the next payout, and what the merchant gets on it as things stand, in pounds. */
export function nextPayoutOf(
  { sums, balance, channel }: Payable,
  rules: Settings['payouts'],
  now: Date,
): MoneyBody['nextPayout'] {
  const payable = rules.advancesCash ? sums.available + sums.awaitsCash : sums.available;
  const isPaid = payable >= rules.minimum && channel !== undefined && (balance?.state ?? 'owing') === 'owing';
  return {
    day: nextPayoutDay(now, rules.weekday),
    amount: toPounds(isPaid ? payable : 0),
    minimum: toPounds(rules.minimum),
  };
}

/** The next payout alone, for pages that are about something else. */
export async function showNextPayout(ctx: Ctx, merchantId: number): Promise<MoneyBody['nextPayout']> {
  const [{ payouts: rules }, payable] = await Promise.all([readSettings(ctx), readPayable(ctx, merchantId)]);
  return nextPayoutOf(payable, rules, ctx.clock.now());
}
