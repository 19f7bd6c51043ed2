import { randomUUID } from 'node:crypto';
import type { MerchantOrder } from '#modules/orders/merchant-order.ts';
import { listMerchantOrders, lockOrder } from '#modules/orders/server/lock-order.ts';
import type { Payment, PaymentShare } from '#modules/payments/attempt.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import type { ProviderName } from '#modules/payments/providers.ts';
import {
  addAttempt,
  claimToAsk,
  lockAttempts,
  moveAttempt,
  sharesOf,
} from '#modules/payments/server/attempts.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { OPEN_STATUSES } from '#modules/payments/transitions.ts';
import { stillDue } from '#modules/refunds/retained-money.ts';
import { readMoney } from '#modules/refunds/server/refund-unused.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { isWaiting } from './advance-if-paid.ts';

export interface Way {
  orderId: number;
  method: PaymentMethod;
  provider: ProviderName;
}

/**
 * The attempt by which the buyer is going to pay, reserved for one request to its gateway: the order's own attempt if it
 * fits, otherwise a new one that replaces those of which nobody has anything to pay with. Refuses an order that awaits no
 * payment.
 */
export async function openAttempt(ctx: Ctx, tx: Tx, way: Way): Promise<Payment> {
  const { shares, attempts } = await replaceable(tx, way.orderId);
  const fresh = attempts.find(each => isFresh(each, way));
  const fits = fresh && isSame(await sharesOf(tx, fresh.id), shares);
  const unopened = attempts.filter(({ status }) => status === 'created');
  for (const each of unopened) if (!(fits && each === fresh)) await moveAttempt(tx, each, 'replaced');
  const attempt =
    fits && fresh ? fresh : await addAttempt(tx, { ...attemptOf(way, shares), at: ctx.clock.now() });
  await claimToAsk(tx, attempt.id, ctx.clock.now());
  return attempt;
}

/** The amounts due for a waiting order, by part, and the attempts that may still be open; all locked. */
export async function replaceable(
  tx: Tx,
  orderId: number,
): Promise<{ merchantOrders: MerchantOrder[]; shares: PaymentShare[]; attempts: Payment[] }> {
  const merchantOrders = await lockOrder(tx, orderId);
  const attempts = await lockAttempts(tx, orderId);
  const shares = await dueShares(tx, orderId, merchantOrders);
  // Nothing waits, or it is paid already and about to move on.
  if (shares.length === 0) throw paymentRefusal('nothing_to_pay');
  return { merchantOrders, shares, attempts: attempts.filter(({ status }) => OPEN_STATUSES.has(status)) };
}

/** What is still due of each part that waits for its money. */
export async function dueShares(
  run: Runner,
  orderId: number,
  merchantOrders: readonly MerchantOrder[],
): Promise<PaymentShare[]> {
  const waiting = new Set(merchantOrders.filter(isWaiting).map(({ id }) => id));
  if (waiting.size === 0) return [];
  return (await readMoney(run, orderId))
    .map(part => ({ merchantOrderId: part.merchantOrderId, amount: stillDue(part) }))
    .filter(({ merchantOrderId, amount }) => waiting.has(merchantOrderId) && amount > 0);
}

/** What is still due of an order that waits for its money: less than its attempt asks for once units were cancelled. */
export async function amountDue(run: Runner, orderId: number): Promise<Piastres> {
  const shares = await dueShares(run, orderId, await listMerchantOrders(run, orderId));
  return sumPiastres(shares.map(({ amount }) => amount));
}

export function attemptOf({ orderId, method, provider }: Way, shares: readonly PaymentShare[]) {
  const amount = sumPiastres(shares.map(share => share.amount));
  return {
    orderId,
    method,
    provider,
    amount,
    shares,
    status: 'created' as const,
    reference: newReference(orderId),
  };
}

/** Gateways keep references for ever, and test accounts are shared, so the order's number alone may repeat. */
export function newReference(orderId: number | string): string {
  return `${orderId}-${randomUUID().slice(0, 13)}`;
}

function isFresh({ status, askedAt, method }: Payment, way: Way): boolean {
  return status === 'created' && askedAt === null && method === way.method;
}

function isSame(some: readonly PaymentShare[], others: readonly PaymentShare[]): boolean {
  return (
    some.length === others.length &&
    some.every((share, at) => {
      const other = others[at];
      return share.merchantOrderId === other?.merchantOrderId && share.amount === other.amount;
    })
  );
}
