import { listMerchantOrders } from '#modules/orders/server/lock-order.ts';
import { applyToOrderIn } from '#modules/orders/server/steps/apply-event.ts';
import { addAttempt, listAttempts, moveAttempt } from '#modules/payments/server/attempts.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { transaction } from '#platform/server/context.ts';
import { emit } from '#platform/server/events.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { switchToCash as switchCall } from '../../calls.ts';
import { askAboutAttempts, voidAttempts } from './ask-about-attempts.ts';
import { checkCashInstead } from './cash-instead.ts';
import { attemptOf, dueShares, replaceable } from './open-attempt.ts';
import { orUnavailable, ownOrder } from './start-payment.ts';

/**
 * The buyer pays at the door instead, by the cash rules. Open attempts are inquired about and voided first, unless the rules
 * refuse; `paid` if one of them succeeded.
 */
export const switchToCash: UseCase<typeof switchCall> = async (ctx, { orderId }, { viewer, requestId }) => {
  const order = await ownOrder(ctx, orderId, viewer);
  const settings = await readSettings(ctx);
  const open = (await listAttempts(ctx.db, orderId)).filter(each => each.status === 'pending');
  if ((await orUnavailable(ctx, askAboutAttempts(ctx, orderId))) === 'paid') return { kind: 'paid' };
  // A refusal must leave a code that the buyer holds as good as it was.
  const foreseen = await checkCashInstead(ctx.db, {
    orderId,
    order,
    settings,
    shares: await dueShares(ctx.db, orderId, await listMerchantOrders(ctx.db, orderId)),
    attempts: await listAttempts(ctx.db, orderId),
  });
  if (foreseen.outcome === 'deny') throw paymentRefusal(foreseen.reason);
  if ((await orUnavailable(ctx, voidAttempts(ctx, open))) === 'paid') return { kind: 'paid' };
  await transaction(ctx, async tx => {
    const { shares, attempts } = await replaceable(tx, orderId);
    const all = await listAttempts(tx, orderId);
    const decision = await checkCashInstead(tx, { orderId, order, settings, shares, attempts: all });
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
