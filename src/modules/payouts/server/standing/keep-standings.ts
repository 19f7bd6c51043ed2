import { notify } from '#modules/notifications/server/notify.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { byItself, recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { afterDays, type Standing } from '../../payout.ts';
import { STANDING_NOTICE } from '../../text.ts';
import {
  type Judged,
  liftStanding,
  restrictMerchant,
  selectOwners,
  selectToJudge,
  updateStanding,
} from './queries.ts';

const WORSE: Readonly<Record<Standing, Exclude<Standing, 'ok'> | null>> = {
  ok: 'owing',
  owing: 'restricted',
  restricted: 'suspended',
  suspended: null,
};

/**
 * Judges who owes the shop: `owing` with a notice, after 30 days `restricted`, after 30 more `suspended`; lifted as soon
 * as the balance has recovered. Safe to run at any moment and twice.
 */
export async function keepStandings(ctx: Ctx): Promise<void> {
  for (const judged of await selectToJudge(ctx.db)) await transaction(ctx, tx => judge(ctx, tx, judged));
}

async function judge(ctx: Ctx, tx: Tx, { merchantId, available, standing, dueAt }: Judged): Promise<void> {
  const now = ctx.clock.now();
  if (available >= 0) {
    if (await liftStanding(tx, merchantId)) await tell(ctx, tx, { merchantId, from: standing, to: 'ok' });
    return;
  }
  const to = WORSE[standing];
  if (to === null || (dueAt !== null && now < dueAt)) return;
  const { payouts } = await readSettings(ctx);
  const change = { merchantId, from: standing, to, dueAt: afterDays(now, payouts.negativeBalanceDays), now };
  if (!(await updateStanding(tx, change))) return;
  if (to !== 'owing') await restrictMerchant(tx, merchantId, to);
  await tell(ctx, tx, change);
}

async function tell(
  { clock }: Ctx,
  tx: Tx,
  { merchantId, from, to }: { merchantId: number; from: Standing; to: Standing },
): Promise<void> {
  const subject = { type: 'merchant', id: merchantId };
  await recordChange(tx, byItself, { what: 'merchant.standing', subject, from, to });
  for (const userId of await selectOwners(tx, merchantId))
    await notify(tx, { userId, ...STANDING_NOTICE[to], link: '/money', now: clock.now() });
}
