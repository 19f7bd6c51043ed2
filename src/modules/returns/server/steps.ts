import type { CallBody } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  answerClaim as answerCall,
  approveReturn,
  decideClaim as decideCall,
} from '../back-office.calls.ts';
import type { ReturnDetails } from '../return-step.ts';
import type { ReturnEvent } from '../transitions.ts';
import { actorFor } from './actor-for.ts';
import { applyClaimEvent } from './apply-claim-event.ts';
import { applyReturnEvent } from './apply-return-event.ts';

/** A call whose whole effect is one event of the table. */
export function returnStep(event: ReturnEvent) {
  return async (
    ctx: Ctx,
    { returnId, ...details }: { returnId: number } & ReturnDetails,
    caller: Caller<Account>,
  ): Promise<CallBody<typeof approveReturn>> => {
    const { id, state } = await applyReturnEvent(ctx, { returnId, event, by: actorFor(caller), details });
    return { id, state };
  };
}

export const answerClaim: UseCase<typeof answerCall> = async (ctx, { claimId, answer }, caller) => {
  await applyClaimEvent(ctx, { claimId, event: 'answered', by: actorFor(caller), reason: answer });
  return { success: true };
};

export const decideClaim: UseCase<typeof decideCall> = async (ctx, asked, caller) => {
  await applyClaimEvent(ctx, { ...asked, event: 'decided', by: actorFor(caller) });
  return { success: true };
};
