import { refusedDelivery } from '#modules/ledger/fees-kept.ts';
import { earnDelivery } from '#modules/ledger/server/recognise-fees.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import type { RefundCause } from '#modules/payments/refund.ts';
import { draftRefund } from '#modules/payments/server/refunds/draft-refund.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { isOverForFees, type MerchantOrderMoney, moneyToRefund } from '../../retained-money.ts';
import { selectMerchantOrderMoney, selectMerchantOrderOf, selectOrderOfEvent } from './queries.ts';

/** After units were cancelled, lost or returned undelivered: refunds what was paid for them, the way it came. */
export async function refundUnused(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const orderId = await selectOrderOfEvent(tx, id);
  if (orderId === undefined) return;
  await lockOrder(tx, orderId);
  await refundUnusedIn(ctx, tx, { orderId, cause: { type: 'order_event', id } });
}

/** The same for a locked order, whatever the cause. */
export async function refundUnusedIn(
  ctx: Ctx,
  tx: Tx,
  { orderId, cause }: { orderId: number; cause: RefundCause },
): Promise<void> {
  const merchantOrders = await selectMerchantOrderMoney(tx, orderId);
  if (cause.type === 'order_event') await earnRefused(ctx, tx, { merchantOrders, eventId: cause.id });
  const due = merchantOrders.flatMap(merchantOrder =>
    moneyToRefund(merchantOrder).map(each => ({ ...each, merchantOrderId: merchantOrder.merchantOrderId })),
  );
  for (const [paymentId, shares] of Map.groupBy(due, each => each.paymentId))
    await draftRefund(ctx, tx, {
      paymentId,
      shares: shares.map(({ merchantOrderId, amount }) => ({ merchantOrderId, amount })),
      cause,
      reason: cause.type,
      state: 'approved',
      from: 'buyer_advances',
    });
}

/**
 * Of a merchant order that its buyer did not take at all, or of which a parcel came back after its completion, the delivery
 * is earned now, because nothing completes it later. Only by its own event: the books know by the event whose fees they are.
 */
async function earnRefused(
  { clock }: Ctx,
  tx: Tx,
  { merchantOrders, eventId }: { merchantOrders: readonly MerchantOrderMoney[]; eventId: number },
): Promise<void> {
  const own = await selectMerchantOrderOf(tx, eventId);
  for (const merchantOrder of merchantOrders
    .filter(isOverForFees)
    .filter(each => each.merchantOrderId === own))
    await earnDelivery(tx, {
      merchantOrderId: merchantOrder.merchantOrderId,
      eventId,
      amount: refusedDelivery(merchantOrder),
      at: clock.now(),
    });
}
