import { readSettings } from '#modules/settings/server/read-settings.ts';
import { endOfCairoDay, formatDate } from '#platform/dates.ts';
import type { Piastres } from '#platform/money.ts';
import { byItself, recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { balanceStateText } from '../messages.text.ts';
import { type BalanceState } from '../payout.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import {
  liftRestriction,
  type MerchantBalance,
  restrictMerchant,
  selectBalances,
  updateBalanceState,
} from './update-balance-states.sql.ts';

const WORSE: Readonly<Record<BalanceState, Exclude<BalanceState, 'ok'> | null>> = {
  ok: 'owing',
  owing: 'restricted',
  restricted: 'suspended',
  suspended: null,
};

/**
 * Judges merchants with debts: `owing` with a notice, after 30 days `restricted`, after 30 more `suspended`; lifted as
 * soon as the balance recovers. Safe to run at any moment and twice.
 */
export async function updateBalanceStates(ctx: Ctx): Promise<void> {
  for (const checked of await selectBalances(ctx.db))
    await transaction(ctx, tx => updateOne(ctx, tx, checked));
}

async function updateOne(
  ctx: Ctx,
  tx: Tx,
  { merchantId, available, state, dueAt }: MerchantBalance,
): Promise<void> {
  const now = ctx.clock.now();
  if (available >= 0) {
    if (await liftRestriction(tx, merchantId))
      await notifyMerchant(ctx, tx, { merchantId, from: state, to: 'ok', owed: 0, dueAt: null });
    return;
  }
  const to = WORSE[state];
  if (to === null || (dueAt !== null && now < dueAt)) return;
  const { payouts } = await readSettings(ctx);
  const change = {
    merchantId,
    from: state,
    to,
    dueAt: endOfCairoDay(now, payouts.negativeBalanceDays),
    now,
  };
  if (!(await updateBalanceState(tx, change))) return;
  if (to !== 'owing') await restrictMerchant(tx, merchantId, to);
  await notifyMerchant(ctx, tx, { ...change, owed: -available });
}

async function notifyMerchant(
  ctx: Ctx,
  tx: Tx,
  {
    merchantId,
    from,
    to,
    owed,
    dueAt,
  }: { merchantId: number; from: BalanceState; to: BalanceState; owed: Piastres; dueAt: Date | null },
): Promise<void> {
  const subject = { type: 'merchant', id: merchantId };
  await recordChange(tx, byItself, { what: 'merchant.balance_state', subject, from, to });
  // A term ends with the first moment after its last day.
  const until = dueAt === null ? '' : formatDate(new Date(dueAt.getTime() - 1));
  await notifyOfMoney(ctx, tx, {
    to: { merchantId },
    text: balanceStateText(to),
    facts: { amount: owed, until },
  });
}
