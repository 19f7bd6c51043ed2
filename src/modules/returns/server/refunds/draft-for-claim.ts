import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../../case-actor.ts';
import type { Claim, Recovery } from '../../claim.ts';
import { draftRefund } from './draft-refund.ts';

/** What a claim pays back without the goods: staff decided it and said whose loss it is, so that finance approves. */
export async function draftForClaim(
  ctx: Ctx,
  tx: Tx,
  { claim, recoveredFrom, by }: { claim: Claim; recoveredFrom: Recovery; by: CaseActor },
): Promise<void> {
  await draftRefund(ctx, tx, {
    merchantOrderId: claim.merchantOrderId,
    cause: 'claim',
    claimId: claim.id,
    units: claim.lines,
    fault: 'theirs',
    returnFee: 0,
    wish: claim.wish,
    recoveredFrom,
    by,
    judgedBy: 'person',
  });
}
