import type { MerchantOrder } from '#modules/orders/merchant-order.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { heldUntil, holdUntil } from '#modules/orders/server/payment-hold.ts';
import { applyToOrderIn } from '#modules/orders/server/steps/apply-event.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import { extendAttempt, lockAttempts, moveAttempt } from '#modules/payments/server/attempts.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { MINUTE } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { isWaiting } from './advance-if-paid.ts';
import { askAboutAttempts, mayBringMoney, voidAttempts } from './ask-about-attempts.ts';

/**
 * The payment deadline has passed. Every gateway is asked first, and the order is cancelled only if all of them say
 * that nothing was paid (docs/orders-rules.md, Payments). Money that came moves the order by its own event; until it
 * has, the deadline is kept again later. A buyer who is on the gateway's page gets the same time once more. Throws if a
 * gateway cannot be asked, so that the queue tries again.
 */
export async function enforceDeadline(ctx: Ctx, orderId: number): Promise<void> {
  if ((await askAboutAttempts(ctx, orderId)) === 'paid')
    return transaction(ctx, tx => lookAgain(ctx, tx, orderId));
  const over = await transaction(ctx, tx => expire(ctx, tx, orderId));
  await voidAttempts(ctx, over);
}

/** Returns the attempts that are of no use any more. */
async function expire(ctx: Ctx, tx: Tx, orderId: number): Promise<Payment[]> {
  const merchantOrders = await lockOrder(tx, orderId);
  const attempts = await lockAttempts(tx, orderId);
  if (!merchantOrders.some(isWaiting) || (await heldUntil(tx, orderId)) !== null) return [];
  if (isJustPaid(attempts)) {
    await lookAgain(ctx, tx, orderId);
    return [];
  }
  if (await isExtended(ctx, tx, { merchantOrders, attempts })) return [];
  const over = attempts.filter(mayBringMoney);
  for (const attempt of attempts) await moveAttempt(tx, attempt, 'expired');
  const by = { kind: 'timer', requestId: `payment-of-${orderId}` } as const;
  await applyToOrderIn(ctx, tx, { orderId, event: 'payment_expired', by });
  return over;
}

/** A timer fires once, so an order that still waits needs another. */
async function lookAgain(ctx: Ctx, tx: Tx, orderId: number): Promise<void> {
  const merchantOrders = await lockOrder(tx, orderId);
  if (!merchantOrders.some(isWaiting) || (await heldUntil(tx, orderId)) !== null) return;
  await holdUntil(tx, orderId, new Date(ctx.clock.now().getTime() + (await paymentTime(ctx))));
}

async function paymentTime(ctx: Ctx): Promise<number> {
  const { timers } = await readSettings(ctx);
  return timers.paymentMinutes * MINUTE;
}

/** Its event is already under way. Money that a bank took back again pays for nothing. */
function isJustPaid(attempts: readonly Payment[]): boolean {
  return attempts.some(
    each =>
      each.captured > each.refundClaimed &&
      each.provider !== 'store_credit' &&
      each.status !== 'lost' &&
      !each.overpaid,
  );
}

async function isExtended(
  ctx: Ctx,
  tx: Tx,
  { merchantOrders, attempts }: { merchantOrders: readonly MerchantOrder[]; attempts: readonly Payment[] },
): Promise<boolean> {
  const now = ctx.clock.now().getTime();
  const span = await paymentTime(ctx);
  if (attempts.some(each => each.extended)) return false;
  const open = attempts.find(
    each => each.status === 'pending' && each.url !== null && (each.openedAt?.getTime() ?? 0) > now - span,
  );
  const orderId = merchantOrders[0]?.orderId;
  if (!open || orderId === undefined) return false;
  await extendAttempt(tx, open.id);
  await holdUntil(tx, orderId, new Date(now + span));
  return true;
}
