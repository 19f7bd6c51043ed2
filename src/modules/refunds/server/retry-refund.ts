import type { CallBody } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { chooseOtherWay as chooseCall, retryRefund as retryCall } from '../calls.ts';
import type { StoredRefund } from '../stored-refund.ts';
import { refundRefusal } from '../text.ts';
import { actorFor } from './actor-for.ts';
import { auditStep } from './approve-refund.ts';
import { finishRefund, lockRefund, stepRefund } from './finish-refund.ts';
import { selectRefund } from './queries.ts';
import { chooseMeans, isFateUnknown, resumeFailed } from './retry-refund.sql.ts';
import { isOfCase, sendWaiting } from './send-refund.ts';

/**
 * Finance resumes a failed refund. The gateway is first asked what became of it, so nothing is refunded twice. Refused
 * while another refund of the same payment is under way (`not_possible_now`).
 */
export const retryRefund: UseCase<typeof retryCall> = (ctx, { refundId }, caller) =>
  transaction(ctx, async tx => {
    const refund = await lockRefund(tx, refundId);
    refuseUnlessFailed(refund);
    if (!(await resumeFailed(tx, refundId))) throw refundRefusal('not_possible_now');
    return takeUp(ctx, tx, { refundId, caller });
  });

/**
 * The buyer chooses another way for a refund that did not reach the original means, and this choice is recorded
 * (docs/orders-rules.md, Refunds). Refused while nobody knows whether it has arrived (`refund_unknown`).
 */
export const chooseOtherWay: UseCase<typeof chooseCall> = (ctx, { refundId, means }, caller) =>
  transaction(ctx, async tx => {
    const refund = await lockRefund(tx, refundId);
    // First checks the owner, because "cannot be changed now" would reveal that the refund exists.
    if (refund.buyerId !== caller.viewer.userId) throw refundRefusal('refund_not_found');
    refuseUnlessFailed(refund);
    // What was paid for and never came goes back the way it came; finance sends it where no gateway does.
    if (!isOfCase(refund)) throw refundRefusal('not_possible_now');
    if (await isFateUnknown(tx, refundId)) throw refundRefusal('refund_unknown');
    await chooseMeans(tx, { refundId, means, now: ctx.clock.now() });
    return takeUp(ctx, tx, { refundId, caller });
  });

function refuseUnlessFailed({ state }: StoredRefund): void {
  if (state !== 'failed') throw refundRefusal('not_possible_now');
}

async function takeUp(
  ctx: Ctx,
  tx: Tx,
  { refundId, caller }: { refundId: number; caller: Caller<Account> },
): Promise<CallBody<typeof retryCall>> {
  const by = actorFor(caller);
  await stepRefund(ctx, tx, { refundId, event: 'retried', from: 'failed', by });
  await auditStep(tx, caller, { refundId, from: 'failed', to: 'retried' });
  const refund = (await selectRefund(tx, refundId)) as StoredRefund;
  await sendWaiting(ctx, tx, refund);
  await finishRefund(ctx, tx, { refundId, by });
  return { id: refundId, state: ((await selectRefund(tx, refundId)) as StoredRefund).state };
}
