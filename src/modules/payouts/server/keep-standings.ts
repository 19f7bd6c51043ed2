import { readSettings } from '#modules/settings/server/read-settings.ts';
import { endOfCairoDay } from '#platform/dates.ts';
import type { Piastres } from '#platform/money.ts';
import { byItself, recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { standingText } from '../messages.text.ts';
import { type Standing } from '../payout.ts';
import {
  type Judged,
  liftStanding,
  restrictMerchant,
  selectToJudge,
  updateStanding,
} from './keep-standings.sql.ts';
import { tellOfMoney } from './tell-of-money.ts';

const WORSE: Readonly<Record<Standing, Exclude<Standing, 'ok'> | null>> = {
  ok: 'owing',
  owing: 'restricted',
  restricted: 'suspended',
  suspended: null,
};

/**
 * Judges merchants with debts: `owing` with a notice, after 30 days `restricted`, after 30 more `suspended`; lifted as
 * soon as the balance recovers. Safe to run at any moment and twice.
 */
export async function keepStandings(ctx: Ctx): Promise<void> {
  for (const judged of await selectToJudge(ctx.db)) await transaction(ctx, tx => judge(ctx, tx, judged));
}

async function judge(ctx: Ctx, tx: Tx, { merchantId, available, standing, dueAt }: Judged): Promise<void> {
  const now = ctx.clock.now();
  if (available >= 0) {
    if (await liftStanding(tx, merchantId))
      await tell(ctx, tx, { merchantId, from: standing, to: 'ok', owed: 0 });
    return;
  }
  const to = WORSE[standing];
  if (to === null || (dueAt !== null && now < dueAt)) return;
  const { payouts } = await readSettings(ctx);
  const change = {
    merchantId,
    from: standing,
    to,
    dueAt: endOfCairoDay(now, payouts.negativeBalanceDays),
    now,
  };
  if (!(await updateStanding(tx, change))) return;
  if (to !== 'owing') await restrictMerchant(tx, merchantId, to);
  await tell(ctx, tx, { ...change, owed: -available });
}

async function tell(
  ctx: Ctx,
  tx: Tx,
  { merchantId, from, to, owed }: { merchantId: number; from: Standing; to: Standing; owed: Piastres },
): Promise<void> {
  const subject = { type: 'merchant', id: merchantId };
  await recordChange(tx, byItself, { what: 'merchant.standing', subject, from, to });
  await tellOfMoney(ctx, tx, { to: { merchantId }, text: standingText(to), facts: { amount: owed } });
}
