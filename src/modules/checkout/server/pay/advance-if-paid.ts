import type { Actor } from '#modules/orders/actor.ts';
import type { MerchantOrder } from '#modules/orders/merchant-order.ts';
import { applyToOrderIn } from '#modules/orders/server/steps/apply-event.ts';
import { isCovered } from '#modules/refunds/retained-money.ts';
import { readMoney } from '#modules/refunds/server/refund-unused.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';

export const isWaiting = ({ status }: Pick<MerchantOrder, 'status'>): boolean => status === 'pending_payment';

/**
 * What waits for payment in a locked order is paid, if the money that came covers all of it. False if money is missing, or
 * nothing waits.
 */
export async function advanceIfPaid(
  ctx: Ctx,
  tx: Tx,
  { merchantOrders, by }: { merchantOrders: readonly MerchantOrder[]; by: Actor },
): Promise<boolean> {
  const waiting = merchantOrders.filter(isWaiting);
  const orderId = waiting[0]?.orderId;
  if (orderId === undefined) return false;
  const money = await readMoney(tx, orderId);
  const isPaid = ({ id }: MerchantOrder) =>
    money.some(each => each.merchantOrderId === id && isCovered(each));
  if (!waiting.every(isPaid)) return false;
  await applyToOrderIn(ctx, tx, { orderId, event: 'paid', by });
  return true;
}
