import type { MerchantOrder } from '#modules/orders/merchant-order.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { reviveOrder } from '#modules/orders/server/revive-order.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import { findPayment, lockAttempts, markSurplus, sharesOf } from '#modules/payments/server/attempts.ts';
import { isCovered } from '#modules/refunds/retained-money.ts';
import { readMoney, refundDue, refundUnusedIn } from '#modules/refunds/server/refund-unused.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { advanceIfPaid, isWaiting } from './advance-if-paid.ts';

/**
 * What follows from `payment.captured`. No money is ever dropped: at the end each captured pound pays a merchant order
 * or goes back.
 *
 * 1. The order and its attempts are locked; a payment that is known as surplus already ends here.
 * 2. The money finds its use: a covered order that waits advances, an order that its deadline cancelled revives.
 * 3. Money without a use is refunded as a whole. If this payment was taken, so is any second one: two tabs may have paid
 *    before the shop was notified of either.
 * 4. What nothing else of the order needs goes back, because parts may have been cancelled meanwhile.
 */
export async function onPaymentCaptured(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const orderId = (await findPayment(tx, id))?.orderId;
  if (orderId === undefined) return;
  const merchantOrders = await lockOrder(tx, orderId);
  const attempts = await lockAttempts(tx, orderId);
  const payment = attempts.find(each => each.id === id);
  if (!payment || payment.overpaid) return;
  const use = await useOf(ctx, tx, { merchantOrders, payment });
  // Of a payment that a cancelled part was refunded from already, only what nothing else needs goes back.
  if (use === 'surplus' && payment.refundClaimed === 0) return sendBack(ctx, tx, payment);
  if (use === 'taken')
    for (const other of attempts.filter(each => isSecond(each, id))) await sendBack(ctx, tx, other);
  await refundUnusedIn(ctx, tx, { orderId, paymentId: id });
}

type Use = 'taken' | 'not_enough' | 'surplus';

/** What the order does with the money: takes it, waits for more, or has no use for it. */
async function useOf(
  ctx: Ctx,
  tx: Tx,
  { merchantOrders, payment }: { merchantOrders: readonly MerchantOrder[]; payment: Payment },
): Promise<Use> {
  const { orderId } = payment;
  const by = { kind: 'gateway', name: payment.provider, requestId: `payment-${payment.id}` } as const;
  if (!merchantOrders.some(isWaiting)) {
    const onlyIf = async () => (await readMoney(tx, orderId)).every(isCovered);
    return (await reviveOrder(ctx, tx, { orderId, by, onlyIf })) ? 'taken' : 'surplus';
  }
  return (await advanceIfPaid(ctx, tx, { merchantOrders, by })) ? 'taken' : 'not_enough';
}

function isSecond({ id, provider, captured, refundClaimed }: Payment, first: number): boolean {
  return id !== first && provider !== 'store_credit' && captured > 0 && refundClaimed === 0;
}

async function sendBack(ctx: Ctx, tx: Tx, { id, orderId }: Payment): Promise<void> {
  await markSurplus(tx, id);
  const due = (await sharesOf(tx, id)).map(share => ({ ...share, paymentId: id }));
  await refundDue(ctx, tx, { orderId, cause: 'surplus', paymentId: id, due });
}
