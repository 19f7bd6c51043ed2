import type { Actor } from '#modules/orders/actor.ts';
import { canDo } from '#modules/orders/can-do.ts';
import type { MerchantOrder } from '#modules/orders/merchant-order.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { applyToOrderIn } from '#modules/orders/server/steps/apply-event.ts';
import { findPayment } from '#modules/payments/server/attempts.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { bookLoss, loseDispute, winDispute } from '#modules/refunds/server/close-dispute.ts';
import { fromPounds } from '#platform/money.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { endDispute as endCall } from '../../disputes.calls.ts';

/**
 * How a dispute ended, for the payment and for its order. Lost: the bank's reversal is booked (decision 0030), and of parts
 * that nothing pays for any more what has not left its merchant is cancelled; what is under way goes on, and is the loss of
 * who bears it once it is delivered. Won: everything goes on. Refuses with `loss_party_needed`, `payment_not_found` and `not_disputed`.
 */
export const endDispute: UseCase<typeof endCall> = async (
  ctx,
  { paymentId, decision, lossParty, fee: pounds = 0, reason },
  caller,
) => {
  if (decision === 'lost' && !lossParty) throw paymentRefusal('loss_party_needed');
  const ending = { paymentId, fee: fromPounds(pounds), reason };
  await transaction(ctx, async tx => {
    const payment = await findPayment(tx, paymentId);
    if (!payment) throw paymentRefusal('payment_not_found');
    const merchantOrders = await lockOrder(tx, payment.orderId);
    if (decision === 'won' || !lossParty) return winDispute(ctx, tx, { ending, caller });
    const lost = await loseDispute(ctx, tx, { ending: { ...ending, lossParty }, caller });
    const gone = new Set(
      lost.taken.filter(({ isAll }) => isAll).map(({ merchantOrderId }) => merchantOrderId),
    );
    const unpaid = merchantOrders.filter(({ id }) => gone.has(id));
    await cancelHere(ctx, tx, { orderId: payment.orderId, merchantOrders: unpaid, caller });
    await bookLoss(ctx, tx, lost);
  });
  return { paymentId };
};

interface Unpaid {
  orderId: number;
  merchantOrders: readonly MerchantOrder[];
  caller: Caller<Account>;
}

/** Cancels of these parts the units that have not left: nobody pays for them any more. */
async function cancelHere(ctx: Ctx, tx: Tx, { orderId, merchantOrders, caller }: Unpaid): Promise<void> {
  const { viewer, requestId } = caller;
  const by: Actor = { kind: 'staff', userId: viewer.userId, role: viewer.role, requestId };
  const event = 'cancelled';
  const here = merchantOrders
    .filter(merchantOrder => canDo(by, merchantOrder, event) === 'yes')
    .map(({ id }) => id);
  if (here.length === 0) return;
  const details = { reason: 'charged_back' };
  await applyToOrderIn(ctx, tx, { orderId, event, by, details, merchantOrders: new Set(here) });
}
