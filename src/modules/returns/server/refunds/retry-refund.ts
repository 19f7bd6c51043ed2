import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { chooseOtherWay as chooseCall, retryRefund as retryCall } from '../../refunds.calls.ts';
import { refuseCase } from '../../text.ts';
import { actorFor } from '../actor-for.ts';
import { recordCaseStep } from '../record-case-step.ts';
import { type StoredRefund, setRefundState } from './queries.ts';
import { chooseMeans, isFateUnknown, waitAgain } from './retry-refund.sql.ts';
import { lockRefund } from './send-refund.ts';

type Output = { id: number; state: 'approved' };

/** Finance resumes a failed refund. The gateway is first asked what became of it, so nothing is refunded twice. */
export async function retryRefund(
  ctx: Ctx,
  { refundId }: CallInput<typeof retryCall>,
  caller: Caller<Account>,
): Promise<Output> {
  return transaction(ctx, async tx => {
    await lockFailed(tx, refundId);
    await waitAgain(tx, refundId);
    return takeUp(ctx, tx, { refundId, caller });
  });
}

/**
 * The buyer chooses another way for a refund that did not reach the original means, and this choice is recorded
 * (docs/orders-rules.md, Refunds). Refused while nobody knows whether it has arrived (`refund_unknown`).
 */
export async function chooseOtherWay(
  ctx: Ctx,
  { refundId, means }: CallInput<typeof chooseCall>,
  caller: Caller<Account>,
): Promise<Output> {
  return transaction(ctx, async tx => {
    const refund = await lockRefund(tx, refundId);
    // First checks the owner, because "cannot be changed now" would reveal that the refund exists.
    if (refund?.buyerId !== caller.viewer.userId) throw refuseCase('refund_not_found');
    refuseUnlessFailed(refund);
    if (await isFateUnknown(tx, refundId)) throw refuseCase('refund_unknown');
    await chooseMeans(tx, { refundId, means, now: ctx.clock.now() });
    return takeUp(ctx, tx, { refundId, caller });
  });
}

async function lockFailed(tx: Tx, refundId: number): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw refuseCase('refund_not_found');
  refuseUnlessFailed(refund);
}

function refuseUnlessFailed({ state }: StoredRefund): void {
  if (state !== 'failed') throw refuseCase('not_possible_now');
}

async function takeUp(
  ctx: Ctx,
  tx: Tx,
  { refundId, caller }: { refundId: number; caller: Caller<Account> },
): Promise<Output> {
  const now = ctx.clock.now();
  await setRefundState(tx, { id: refundId, state: 'approved', now });
  const step = {
    subject: 'refund',
    subjectId: refundId,
    event: 'retried',
    by: actorFor(caller),
    now,
  } as const;
  await recordCaseStep(tx, { ...step, from: 'failed', to: 'approved' });
  const subject = { type: 'refund', id: refundId };
  await recordChange(tx, caller, { what: 'refund.state', subject, from: 'failed', to: 'retried' });
  return { id: refundId, state: 'approved' };
}
