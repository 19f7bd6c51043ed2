import { actorFor, toBody } from '#modules/orders/server/actor-for.ts';
import { applyParcelEventIn } from '#modules/orders/server/steps/apply-parcel-event.ts';
import { orderRefusal } from '#modules/orders/text.ts';
import { goneWithout } from '#modules/refunds/retained-money.ts';
import { readMoney } from '#modules/refunds/server/refund-unused.ts';
import { transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { reopenParcel as reopenCall } from '../refunded-parcels.calls.ts';
import { checkoutRefusal, refundedParcelInput } from '../text.ts';
import { askToPayAgain } from './ask-to-pay-again.ts';
import { chosen, insertRefundedParcel, isPaidAgain } from './refunded-parcels.sql.ts';

/**
 * What was recorded of a parcel by mistake is corrected. If its buyer has money back for it, staff must say what becomes
 * of that (`refunded_before`), and finance gets a task until it is done. Refuses like every event of a parcel, and where
 * the buyer has paid for it again.
 */
export const reopenParcel: UseCase<typeof reopenCall> = (ctx, { parcelId, afterRefund, reason }, caller) =>
  transaction(ctx, async tx => {
    if (await isPaidAgain(tx, parcelId)) throw orderRefusal('not_possible_now');
    const by = actorFor(caller);
    const after = await applyParcelEventIn(ctx, tx, { parcelId, event: 'reopened', by, details: { reason } });
    const amount = await refundedOf(tx, after);
    if (amount > 0) {
      if (!afterRefund)
        throw checkoutRefusal('refunded_before', {
          fields: { afterRefund: refundedParcelInput.afterRefund },
        });
      const said = { parcelId, amount, reason, at: ctx.clock.now() };
      await insertRefundedParcel(tx, { ...said, ...chosen(afterRefund) });
      if (afterRefund === 'ask_buyer') await askToPayAgain(ctx, tx, { parcelId, amount });
    }
    return toBody(after);
  });

/** What the buyer of a part has back of what it costs as it is now. */
async function refundedOf(tx: Tx, { id, orderId }: { id: number; orderId: number }): Promise<number> {
  const parts = await readMoney(tx, orderId);
  const part = parts.find(({ merchantOrderId }) => merchantOrderId === id);
  return part ? goneWithout(part) : 0;
}
