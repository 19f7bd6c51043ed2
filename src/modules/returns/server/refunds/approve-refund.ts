import { type Signing, signMoney, withdrawMoney } from '#modules/ledger/server/sign-money.ts';
import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { CaseActor } from '../../case-actor.ts';
import { mayRefuse } from '../../refund.ts';
import type { approveRefund as approveCall, refuseRefund as refuseCall } from '../../refunds.calls.ts';
import { refuseCase } from '../../text.ts';
import { actorFor } from '../actor-for.ts';
import { applyReturnEventIn } from '../apply-return-event.ts';
import { applyClaimEventIn } from '../claims/apply-claim-event.ts';
import { recordCaseStep } from '../record-case-step.ts';
import { postOwed } from './post-refund.ts';
import { type StoredRefund, setRefundState } from './queries.ts';
import { lockRefund } from './send-refund.ts';

/**
 * Finance signs a drafted refund, which is approved once enough people have; its author cannot. Audited.
 */
export function approveRefund(ctx: Ctx, asked: CallInput<typeof approveCall>, caller: Caller<Account>) {
  return transaction(ctx, tx => approveRefundIn(ctx, tx, { asked, by: caller }));
}

export async function approveRefundIn(
  ctx: Ctx,
  tx: Tx,
  { asked: { refundId }, by: caller }: Signing<CallInput<typeof approveCall>>,
) {
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw refuseCase('refund_not_found');
  if (refund.state !== 'drafted') throw refuseCase('not_possible_now');
  const { amount, draftedBy } = refund;
  const act = {
    action: 'refund',
    subject: refundId,
    amount,
    asked: { refundId },
    barred: [draftedBy],
  } as const;
  const signed = await signMoney(ctx, tx, { act, by: caller });
  const [event, state] = signed.state === 'waits' ? (['countersigned', 'drafted'] as const) : APPROVED;
  const now = ctx.clock.now();
  await setRefundState(tx, { id: refundId, state, now });
  const step = { subject: 'refund', subjectId: refundId, event, by: actorFor(caller), now } as const;
  await recordCaseStep(tx, { ...step, from: 'drafted', to: state });
  await recordChange(tx, caller, {
    what: 'refund.state',
    subject: { type: 'refund', id: refundId },
    from: 'drafted',
    to: event,
  });
  if (state === 'approved') await postOwed(ctx, tx, refundId);
  return { id: refundId, state } as const;
}

const APPROVED = ['approved', 'approved'] as const;

/**
 * Finance declines a drafted refund with a reason, and its return or claim is decided again. Refuses what the law gives
 * (`lawful_refund`): no obligation ends here. Nothing was posted for it.
 */
export async function refuseRefund(
  ctx: Ctx,
  { refundId, reason }: CallInput<typeof refuseCall>,
  caller: Caller<Account>,
) {
  const by = actorFor(caller);
  return transaction(ctx, async tx => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) throw refuseCase('refund_not_found');
    if (refund.state !== 'drafted') throw refuseCase('not_possible_now');
    if (!mayRefuse(refund)) throw refuseCase('lawful_refund');
    const now = ctx.clock.now();
    await setRefundState(tx, { id: refundId, state: 'refused', now });
    await withdrawMoney(tx, { action: 'refund', subject: refundId, at: now });
    const step = { subject: 'refund', subjectId: refundId, event: 'refused', by, reason, now } as const;
    await recordCaseStep(tx, { ...step, from: 'drafted', to: 'refused' });
    await recordChange(tx, caller, {
      what: 'refund.state',
      subject: { type: 'refund', id: refundId },
      from: 'drafted',
      to: 'refused',
      reason,
    });
    await decideAgain(ctx, tx, { refund, by, reason });
    return { id: refundId, state: 'refused' } as const;
  });
}

async function decideAgain(
  ctx: Ctx,
  tx: Tx,
  { refund: { returnId, claimId }, by, reason }: { refund: StoredRefund; by: CaseActor; reason: string },
): Promise<void> {
  const event = 'reconsidered';
  if (returnId !== null) await applyReturnEventIn(ctx, tx, { returnId, event, by, details: { reason } });
  if (claimId !== null) await applyClaimEventIn(ctx, tx, { claimId, event, by, reason });
}
