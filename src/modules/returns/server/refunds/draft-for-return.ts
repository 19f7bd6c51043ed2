import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../../case-actor.ts';
import type { Return } from '../../return.ts';
import { draftRefund } from './draft-refund.ts';

/**
 * The refund of a resolved return: the accepted units, by the means that the buyer wished. Only the buyer's own wish
 * turns money into account credit. The merchant bears it, because it has the goods back.
 */
export async function draftForReturn(
  ctx: Ctx,
  tx: Tx,
  { it, by }: { it: Return; by: CaseActor },
): Promise<void> {
  const { returns: rules } = await readSettings(ctx);
  const isWithdrawal = it.reason === 'changed_mind' || it.reason === 'does_not_fit';
  await draftRefund(ctx, tx, {
    merchantOrderId: it.merchantOrderId,
    cause: 'return',
    returnId: it.id,
    units: it.lines
      .filter(line => line.accepted > 0)
      .map(({ lineId, accepted }) => ({ lineId, quantity: accepted })),
    fault: isWithdrawal ? 'none' : 'theirs',
    returnFee: isWithdrawal && it.way === 'pickup' ? rules.pickupFee : 0,
    // An exchange moves no fee of the first order (docs/orders-rules.md, Fees).
    only: it.outcome === 'exchange' ? 'goods' : undefined,
    wish: it.wish === 'exchange' && it.outcome !== 'exchange' ? 'refund' : it.wish,
    recoveredFrom: 'merchant',
    reason: it.answer,
    returnedAt: it.receivedAt,
    by,
    checkedBy: it.outcome === 'partial' ? 'person' : 'rules',
  });
}
