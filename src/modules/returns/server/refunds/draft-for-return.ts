import type { CaseActor } from '#modules/refunds/case-actor.ts';
import type { RefundInput } from '#modules/refunds/refund-amount.ts';
import { draftRefund, type Quoted } from '#modules/refunds/server/draft-refund.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Piastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Return } from '../../return.ts';

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
  const units = it.lines.map(({ lineId, accepted }) => ({ lineId, quantity: accepted }));
  await draftRefund(ctx, tx, {
    ...askedForReturn(it, units, rules.pickupFee),
    cause: 'return',
    returnId: it.id,
    recoveredFrom: 'merchant',
    reason: it.answer,
    returnedAt: it.receivedAt,
    by,
    checkedBy: it.outcome === 'partial' ? 'person' : 'rules',
  });
}

/** What is paid back for these units of a return: who pays for its way back is who changed their mind or is at fault. */
export function askedForReturn(
  it: Pick<Return, 'merchantOrderId' | 'payer' | 'wish' | 'way' | 'outcome'>,
  units: RefundInput['units'],
  pickupFee: Piastres,
): Quoted {
  return {
    merchantOrderId: it.merchantOrderId,
    units: units.filter(({ quantity }) => quantity > 0),
    fault: it.payer === 'buyer' ? 'none' : 'theirs',
    returnFee: it.payer === 'buyer' && it.way === 'pickup' ? pickupFee : 0,
    // An exchange moves no fee of the first order (docs/orders-rules.md, Fees).
    only: it.outcome === 'exchange' ? 'goods' : undefined,
    wish: it.wish === 'exchange' && it.outcome !== 'exchange' ? 'refund' : it.wish,
  };
}
