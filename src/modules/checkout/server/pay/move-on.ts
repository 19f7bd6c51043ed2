import type { Actor } from '#modules/orders/actor.ts';
import type { Part } from '#modules/orders/part.ts';
import { applyToOrderIn } from '#modules/orders/server/steps/apply-event.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { isCovered } from '../../money-kept.ts';
import { selectPartMoney } from './queries.ts';

export const isWaiting = ({ status }: Pick<Part, 'status'>): boolean => status === 'pending_payment';

/**
 * What waits for payment in a locked order is paid, if the money that came covers all of it. False if money is missing, or
 * nothing waits.
 */
export async function moveOn(
  ctx: Ctx,
  tx: Tx,
  { parts, by }: { parts: readonly Part[]; by: Actor },
): Promise<boolean> {
  const waiting = parts.filter(isWaiting);
  const orderId = waiting[0]?.orderId;
  if (orderId === undefined) return false;
  const money = await selectPartMoney(tx, orderId);
  const isPaid = ({ id }: Part) => money.some(each => each.merchantOrderId === id && isCovered(each));
  if (!waiting.every(isPaid)) return false;
  await applyToOrderIn(ctx, tx, { orderId, event: 'paid', by });
  return true;
}
