import { readSettings } from '#modules/settings/server/read-settings.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { maskedNumber } from '../channel.ts';
import type { listMoneyEntries as listCall, MoneyBody } from '../money.calls.ts';
import { nextPayoutDay } from '../payout.ts';
import { describeParts } from './batches/describe-payout.ts';
import { ownMerchant } from './own-merchant.ts';
import { selectChannel } from './set-channel.sql.ts';
import { toBody } from './set-channel.ts';
import { selectBalanceState, selectOwnPayouts, selectSums } from './show-money.sql.ts';
import { selectEntries } from './statements.sql.ts';
import { describeEntry } from './statements.ts';

/** A merchant's money, what each part of it waits for, and the next payout day. */
export async function showMoney(ctx: Ctx, _: object, caller: Caller<Account>): Promise<MoneyBody> {
  const merchantId = ownMerchant(caller);
  const { payouts: rules } = await readSettings(ctx);
  const [sums, balance, channel, payouts] = await Promise.all([
    selectSums(ctx.db, merchantId),
    selectBalanceState(ctx.db, merchantId),
    selectChannel(ctx.db, merchantId),
    selectOwnPayouts(ctx.db, merchantId),
  ]);
  const payable = rules.advancesCash ? sums.available + sums.awaitsCash : sums.available;
  const isPaid = payable >= rules.minimum && channel !== undefined && (balance?.state ?? 'owing') === 'owing';
  return {
    balance: toPounds(sums.balance),
    pending: toPounds(sums.pending),
    awaitsCash: toPounds(sums.awaitsCash),
    frozen: toPounds(sums.frozen),
    available: toPounds(sums.available),
    claimed: toPounds(sums.claimed),
    balanceState: balance?.state ?? 'ok',
    balanceDueAt: balance?.dueAt.toISOString() ?? null,
    nextPayout: {
      day: nextPayoutDay(ctx.clock.now(), rules.weekday),
      amount: toPounds(isPaid ? payable : 0),
      minimum: toPounds(rules.minimum),
    },
    channel: channel ? toBody(channel, ctx.clock.now()) : null,
    payouts: payouts.map(({ kind, tail, createdAt, endedAt, ...payout }) => ({
      ...payout,
      ...describeParts(payout),
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      masked: kind && tail ? maskedNumber(kind, tail) : null,
    })),
  };
}

/** A page of the merchant's entries by key, newest first. */
export const listMoneyEntries: UseCase<typeof listCall> = async (ctx, { before, limit }, caller) => {
  const merchantId = ownMerchant(caller);
  const found = await selectEntries(ctx.db, { merchantId, before, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    entries: page.map(describeEntry),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
};
