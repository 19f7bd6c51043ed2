import type { MerchantOrder } from '#modules/orders/merchant-order.ts';
import { listMerchantOrders } from '#modules/orders/server/lock-order.ts';
import { heldUntil } from '#modules/orders/server/payment-hold.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import type { Tender } from '#modules/payments/payment.ts';
import { listAttempts } from '#modules/payments/server/attempts.ts';
import { offeredMethods } from '#modules/payments/server/providers.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody } from '#platform/call.ts';
import { type Piastres, sumPiastres, toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { showPayment as showCall } from '../../calls.ts';
import { isWaiting } from './advance-if-paid.ts';
import { checkCashInstead } from './cash-instead.ts';
import { dueShares } from './open-attempt.ts';
import { isStillGood, ownOrder } from './start-payment.ts';

type Shown = CallBody<typeof showCall>;

/** How an order is paid, for its buyer. It only reads, so a waiting page may ask often. */
export const showPayment: UseCase<typeof showCall> = async (ctx, { orderId }, { viewer }) => {
  const order = await ownOrder(ctx, orderId, viewer);
  const merchantOrders = await listMerchantOrders(ctx.db, orderId);
  const attempts = await listAttempts(ctx.db, orderId);
  const settings = await readSettings(ctx);
  const now = ctx.clock.now();
  const last = attempts.findLast(isPayable) ?? attempts.findLast(each => each.reference !== null);
  const held = await heldUntil(ctx.db, orderId);
  const found = stateOf(merchantOrders, attempts);
  // Its timer cancels the order within the minute; nobody is sent to an outlet with its code meanwhile.
  const isOver = last?.code && !isStillGood(last, now) && !(held && held > now);
  const state = found === 'waiting' && isOver ? 'expired' : found;
  const shares = state === 'waiting' ? await dueShares(ctx.db, orderId, merchantOrders) : [];
  const due = sumPiastres(shares.map(({ amount }) => amount));
  const asCash = await checkCashInstead(ctx.db, { orderId, order, settings, shares, attempts });
  return {
    state,
    method: order.paymentMethod as Tender,
    toPay: toPounds(due),
    heldUntil: held?.toISOString() ?? null,
    attempt: state === 'waiting' && last ? attemptOf(last, { due, now }) : null,
    tenders: attempts.filter(each => each.captured > 0).map(tenderOf),
    methods: offeredMethods(ctx.config, settings).filter(each => each.method !== 'cash_on_delivery'),
    canSwitchToCash: asCash.outcome !== 'deny',
    transferTo: settings.transferTo,
  };
};

/** An order counts as paid once the money came, even before its parts have moved on. */
function stateOf(merchantOrders: readonly MerchantOrder[], attempts: readonly Payment[]): Shown['state'] {
  const online = attempts.filter(each => each.reference !== null);
  const isPaid =
    sumPiastres(online.map(each => (each.overpaid ? 0 : each.captured - each.refundClaimed))) > 0;
  if (merchantOrders.some(isWaiting)) return isPaid ? 'paid' : 'waiting';
  if (
    merchantOrders.every(
      merchantOrder =>
        merchantOrder.status === 'cancelled' && merchantOrder.cancelReason === 'payment_expired',
    )
  )
    return 'expired';
  // Whoever looks again after cancelling is not told that it is being packed.
  if (merchantOrders.every(({ status }) => status === 'cancelled')) return 'not_due';
  return attempts.some(each => each.captured > 0 && !each.overpaid) ? 'paid' : 'not_due';
}

/** What the buyer holds, also if something else was begun since and its gateway did not answer. */
const isPayable = ({ status }: Payment): boolean => status === 'pending';

/** A code that is no longer taken, or that asks for units cancelled since, is not shown to pay by. */
function attemptOf(attempt: Payment, { due, now }: { due: Piastres; now: Date }): Shown['attempt'] {
  const { status, amount, code, expiresAt, proofAt, proofRefusal } = attempt;
  const isGood = isStillGood(attempt, now);
  return {
    status,
    code: isGood && amount === due ? code : null,
    asksForMore: isGood && amount !== due,
    expiresAt: expiresAt?.toISOString() ?? null,
    proof: proofAt && { refusal: proofRefusal },
  };
}

function tenderOf({ method, captured, status, refunded }: Payment): Shown['tenders'][number] {
  return { method, amount: toPounds(captured), status, refunded: toPounds(refunded) };
}
