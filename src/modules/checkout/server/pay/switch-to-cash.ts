import { applyToOrderIn } from '#modules/orders/server/steps/apply-event.ts';
import { addAttempt, listAttempts, moveAttempt } from '#modules/payments/server/attempts.ts';
import { readCashRecord } from '#modules/payments/server/list-methods.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { cash } from '#modules/payments/without-gateway.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { sumPiastres } from '#platform/money.ts';
import { transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { switchToCash as switchCall } from '../../calls.ts';
import { askAboutAttempts, voidAttempts } from './ask-about-attempts.ts';
import { attemptOf, replaceable } from './open-attempt.ts';
import { orUnavailable, ownOrder } from './start-payment.ts';

/**
 * The buyer pays at the door instead, by the cash rules. Open attempts are inquired about and voided first; `paid` if
 * one of them succeeded.
 */
export const switchToCash: UseCase<typeof switchCall> = async (ctx, { orderId }, { viewer, requestId }) => {
  const order = await ownOrder(ctx, orderId, viewer);
  const settings = await readSettings(ctx);
  if (!settings.paymentMethods.cash_on_delivery) throw paymentRefusal('method_not_offered');
  const open = (await listAttempts(ctx.db, orderId)).filter(each => each.status === 'pending');
  if ((await orUnavailable(ctx, askAboutAttempts(ctx, orderId))) === 'paid') return { kind: 'paid' };
  if ((await orUnavailable(ctx, voidAttempts(ctx, open))) === 'paid') return { kind: 'paid' };
  await transaction(ctx, async tx => {
    const { shares, attempts } = await replaceable(tx, orderId);
    const record = { userId: viewer.userId, mobile: order.mobile, butOrderId: orderId };
    const facts = await readCashRecord(tx, record);
    const total = sumPiastres(shares.map(share => share.amount));
    if (await isPartlyPaid(tx, orderId)) throw paymentRefusal('partly_paid');
    const decision = cash.check({ ...facts, ...order, total, mobileJustProved: false }, settings);
    if (decision.outcome === 'deny') throw paymentRefusal(decision.reason);
    for (const attempt of attempts) await moveAttempt(tx, attempt, 'replaced');
    const method = 'cash_on_delivery';
    await addAttempt(tx, {
      ...attemptOf({ orderId, method, provider: 'cash' }, shares),
      reference: null,
      status: 'expected',
      at: ctx.clock.now(),
    });
    await applyToOrderIn(ctx, tx, {
      orderId,
      event: 'switched_to_cash',
      by: { kind: 'buyer', userId: viewer.userId, requestId },
      details: { stage: decision.outcome === 'confirm' ? 'pending_confirmation' : 'new' },
    });
    await emit(tx, 'order.confirmation_requested', { id: orderId });
  });
  return { kind: 'cash' };
};

/** Credit can be combined with cash; money that is still moving in or out cannot. */
async function isPartlyPaid(run: Runner, orderId: number): Promise<boolean> {
  const attempts = await listAttempts(run, orderId);
  return attempts.some(each => each.provider !== 'store_credit' && each.captured > each.refundClaimed);
}
