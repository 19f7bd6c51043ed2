import { readSettings } from '#modules/settings/server/read-settings.ts';
import { sumPiastres, toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import { BULK_PAYOUT_STEPS, type EarningList, RUN_STEPS } from '../../payout.ts';
import type { PayoutRun, showPayoutRun as runCall } from '../../run.calls.ts';
import { payoutRefusal } from '../../text.ts';
import { countEarnings } from './list-available.sql.ts';
import { selectTotals } from './list-payouts.sql.ts';
import {
  countHeld,
  selectFailures,
  selectRun,
  selectRuns,
  selectWaitingPayouts,
  type WaitingPayout,
} from './show-run.sql.ts';

/** A batch as one thing: the one that is asked for, else the last. Refuses one that is not there (`payout_not_found`). */
export const showPayoutRun: UseCase<typeof runCall> = async (ctx, { batchId: asked }, { viewer }) => {
  const { payouts: rules } = await readSettings(ctx);
  const now = ctx.clock.now();
  const count = (of: EarningList) => countEarnings(ctx.db, { ...rules, now, of });
  const [runs, totals, available, below_minimum, not_yet] = await Promise.all([
    selectRuns(ctx.db),
    selectTotals(ctx.db),
    count('available'),
    count('below_minimum'),
    count('not_yet'),
  ]);
  const all = totals.reduce((sum, total) => sum + total.count, 0);
  const batchId = asked ?? runs[0]?.batchId;
  const run = batchId === undefined ? null : await readRun(ctx, { batchId, userId: viewer.userId });
  return {
    run,
    runs,
    counts: { all, available, below_minimum, not_yet },
    secondApprovalAbove: toPounds(rules.secondApprovalAbove),
  };
};

async function readRun(
  { db, clock }: Ctx,
  { batchId, userId }: { batchId: number; userId: number },
): Promise<PayoutRun> {
  const now = clock.now();
  const [stored, waiting, held, failures] = await Promise.all([
    selectRun(db, batchId),
    selectWaitingPayouts(db, { batchId, userId, now }),
    countHeld(db, { batchId, now }),
    selectFailures(db, batchId),
  ]);
  if (!stored) throw payoutRefusal('payout_not_found');
  const { day, payouts, amount, failed } = stored;
  const [left, forViewer] = [waiting.filter(({ isMine }) => isMine), waiting.filter(({ isMine }) => !isMine)];
  const leftAt = BULK_PAYOUT_STEPS.find(each => left.some(payout => payout.step === each));
  return {
    batchId,
    day,
    payouts,
    amount: toPounds(amount),
    failed,
    failures,
    held,
    steps: RUN_STEPS.map(step => ({ step, ...stored[step], at: stored[step].at?.toISOString() ?? null })),
    approve: sumOf(forViewer.filter(each => each.step === 'approve')),
    send: sumOf(forViewer.filter(each => each.step === 'send')),
    confirm: sumOf(forViewer.filter(each => each.step === 'confirm')),
    left: leftAt ? { step: leftAt, ...sumOf(left.filter(each => each.step === leftAt)) } : null,
  };
}

const sumOf = (waiting: readonly WaitingPayout[]) => ({
  payoutIds: waiting.map(({ id }) => id),
  amount: toPounds(sumPiastres(waiting.map(({ amount }) => amount))),
});
