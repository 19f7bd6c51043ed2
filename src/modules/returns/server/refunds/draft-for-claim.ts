import type { CaseActor } from '#modules/refunds/case-actor.ts';
import type { Recovery } from '#modules/refunds/refund.ts';
import { draftRefund, type Quoted } from '#modules/refunds/server/draft-refund.ts';
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
    ...askedForClaim(claim, gives),
    cause: 'claim',
    claimId: claim.id,
    recoveredFrom,
    by,
    checkedBy: gives === 'goods' ? 'rules' : 'person',
  });
}

/** What a claim gives whose goods stay where they are: somebody is at fault, and nothing comes back that costs anything. */
export const askedForClaim = (
  { merchantOrderId, lines: units, wish }: Pick<Claim, 'merchantOrderId' | 'lines' | 'wish'>,
  gives: Decided['gives'],
): Quoted => ({
  merchantOrderId,
  units,
  fault: 'theirs',
  returnFee: 0,
  wish: gives === 'goods' ? 'exchange' : wish === 'exchange' ? 'refund' : wish,
  only: gives === 'goods' ? 'goods' : undefined,
});
