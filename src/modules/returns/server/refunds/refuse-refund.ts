import { withdrawMoney } from '#modules/ledger/server/sign-money.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { mayRefuse } from '#modules/refunds/refund.ts';
import { auditStep, lockDrafted } from '#modules/refunds/server/approve-refund.ts';
import { stepRefund } from '#modules/refunds/server/finish-refund.ts';
import { refundRefusal } from '#modules/refunds/text.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { refuseRefund as refuseCall } from '../../back-office.calls.ts';
import { actorFor } from '../actor-for.ts';
import { applyClaimEventIn } from '../apply-claim-event.ts';
import { applyReturnEventIn } from '../apply-return-event.ts';

/**
 * Finance declines a drafted refund with a reason, and its return or claim is decided again. Refuses what the law gives
 * (`lawful_refund`): no obligation ends here. Nothing was posted for it.
 */
export const refuseRefund: UseCase<typeof refuseCall> = async (ctx, { refundId, reason }, caller) => {
  const by = actorFor(caller);
  return transaction(ctx, async tx => {
    const refund = await lockDrafted(tx, refundId);
    if (!mayRefuse(refund)) throw refundRefusal('lawful_refund');
    await withdrawMoney(tx, { action: 'refund', subjects: [refundId], at: ctx.clock.now() });
    await stepRefund(ctx, tx, { refundId, event: 'refused', from: 'drafted', by, reason });
    await auditStep(tx, caller, { refundId, from: 'drafted', to: 'refused', reason });
    await decideAgain(ctx, tx, { ...refund, by, reason });
    return { id: refundId, state: 'refused' } as const;
  });
};

interface Refused {
  returnId: number | null;
  claimId: number | null;
  by: CaseActor;
  reason: string;
}

async function decideAgain(ctx: Ctx, tx: Tx, { returnId, claimId, by, reason }: Refused): Promise<void> {
  const event = 'reconsidered';
  if (returnId !== null) await applyReturnEventIn(ctx, tx, { returnId, event, by, details: { reason } });
  if (claimId !== null) await applyClaimEventIn(ctx, tx, { claimId, event, by, reason });
}
