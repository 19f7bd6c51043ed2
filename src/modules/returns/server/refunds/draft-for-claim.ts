import type { CaseActor } from '#modules/refunds/case-actor.ts';
import type { Recovery } from '#modules/refunds/refund.ts';
import { draftRefund } from '#modules/refunds/server/draft-refund.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Claim } from '../../claim.ts';

interface Decided {
  claim: Claim;
  recoveredFrom: Recovery;
  by: CaseActor;
  gives: 'money' | 'goods';
}

/**
 * The refund or replacement of a claim without a return; staff decided it and said who bears the loss. Money waits for
 * finance; the same goods are sent again at once, up to the limit of two approvals.
 */
export async function draftForClaim(
  ctx: Ctx,
  tx: Tx,
  { claim, recoveredFrom, by, gives }: Decided,
): Promise<void> {
  await draftRefund(ctx, tx, {
    merchantOrderId: claim.merchantOrderId,
    cause: 'claim',
    claimId: claim.id,
    units: claim.lines,
    fault: 'theirs',
    returnFee: 0,
    wish: gives === 'goods' ? 'exchange' : claim.wish === 'exchange' ? 'refund' : claim.wish,
    only: gives === 'goods' ? 'goods' : undefined,
    recoveredFrom,
    by,
    checkedBy: gives === 'goods' ? 'rules' : 'person',
  });
}
