import { readSettings } from '#modules/settings/server/read-settings.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { maskedNumber } from '../channel.ts';
import type { listMoneyEntries as listCall, MoneyBody } from '../money.calls.ts';
import { describeParts } from './batches/describe-payout.ts';
import { nextPayoutOf, readPayable } from './next-payout.ts';
import { ownMerchant } from './own-merchant.ts';
import { toBody } from './set-channel.ts';
import { selectOwnPayouts } from './show-money.sql.ts';
import { selectEntries } from './statements.sql.ts';
import { describeEntry } from './statements.ts';

/** A merchant's money, what each part of it waits for, and the next payout day. */
export async function showMoney(ctx: Ctx, _: object, caller: Caller<Account>): Promise<MoneyBody> {
  const merchantId = ownMerchant(caller);
  const { payouts: rules } = await readSettings(ctx);
  const [payable, payouts] = await Promise.all([
    readPayable(ctx, merchantId),
    selectOwnPayouts(ctx.db, merchantId),
  ]);
  const { sums, balance, channel } = payable;
  return {
    balance: toPounds(sums.balance),
    pending: toPounds(sums.pending),
    awaitsCash: toPounds(sums.awaitsCash),
    frozen: toPounds(sums.frozen),
    available: toPounds(sums.available),
    claimed: toPounds(sums.claimed),
    balanceState: balance?.state ?? 'ok',
    balanceDueAt: balance?.dueAt.toISOString() ?? null,
    nextPayout: nextPayoutOf(payable, rules, ctx.clock.now()),
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

/** A page of the merchant's entries by key, newest first; another merchant's payout has none of them. */
export const listMoneyEntries: UseCase<typeof listCall> = async (ctx, { limit, ...asked }, caller) => {
  const merchantId = ownMerchant(caller);
  const found = await selectEntries(ctx.db, { merchantId, ...asked, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    entries: page.map(describeEntry),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
};
