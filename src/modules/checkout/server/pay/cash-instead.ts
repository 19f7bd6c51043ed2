import type { Payment, PaymentShare } from '#modules/payments/attempt.ts';
import type { CashDecision } from '#modules/payments/cash-on-delivery-rules.ts';
import { readCashRecord } from '#modules/payments/server/list-methods.ts';
import { cash } from '#modules/payments/without-gateway.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { OrderToPay } from './queries.ts';

interface Asked {
  orderId: number;
  order: OrderToPay;
  settings: Settings;
  /** What is still due of it. */
  shares: readonly PaymentShare[];
  /** All of it, whatever became of them. */
  attempts: readonly Payment[];
}

type Decision =
  | CashDecision
  | { outcome: 'deny'; reason: 'method_not_offered' | 'nothing_to_pay' | 'partly_paid' };

/**
 * Whether an order that waits for another payment may be paid at the door instead. Credit can be combined with cash; money
 * that is still moving in or out cannot.
 */
export async function checkCashInstead(run: Runner, asked: Asked): Promise<Decision> {
  const { orderId, order, settings, shares, attempts } = asked;
  if (!settings.paymentMethods.cash_on_delivery) return { outcome: 'deny', reason: 'method_not_offered' };
  if (shares.length === 0) return { outcome: 'deny', reason: 'nothing_to_pay' };
  if (attempts.some(each => each.provider !== 'store_credit' && each.captured > each.refundClaimed))
    return { outcome: 'deny', reason: 'partly_paid' };
  const record = { userId: order.userId, mobile: order.mobile, butOrderId: orderId };
  const facts = { ...order, ...(await readCashRecord(run, record)) };
  const total = sumPiastres(shares.map(({ amount }) => amount));
  return cash.check({ ...facts, total, mobileJustProved: false }, settings);
}
