import type { Runner, Tx } from '#platform/server/database.ts';
import type { Payment, PaymentShare } from '../attempt.ts';
import type { PaymentOpened } from '../provider.ts';
import { nextPaymentStatus, type PaymentTransition } from '../transitions.ts';
import {
  claimAsking,
  insertPayment,
  lockPayment,
  lockPayments,
  markExtended,
  markOverpaid,
  type NewPayment,
  selectPayment,
  selectPayments,
  selectShares,
  updateOpened,
  updateStatus,
} from './queries.ts';

/** All attempts to pay an order, the oldest first. */
export async function listAttempts(run: Runner, orderId: number): Promise<Payment[]> {
  return selectPayments(run, orderId);
}

/** The same, locked; the caller has locked the order before. */
export async function lockAttempts(tx: Tx, orderId: number): Promise<Payment[]> {
  return lockPayments(tx, orderId);
}

export async function findPayment(run: Runner, id: number): Promise<Payment | undefined> {
  return selectPayment(run, id);
}

/** The same, locked: what it says stays true until the transaction ends. Its order is locked before. */
export async function lockAttempt(tx: Tx, id: number): Promise<Payment | undefined> {
  return lockPayment(tx, { id });
}

export async function sharesOf(run: Runner, id: number): Promise<PaymentShare[]> {
  return selectShares(run, id);
}

/** Writes a new attempt and returns it; no gateway has been asked yet. */
export async function addAttempt(tx: Tx, attempt: NewPayment): Promise<Payment> {
  return (await selectPayment(tx, await insertPayment(tx, attempt))) as Payment;
}

/** Applies an event of the table to an attempt; does nothing if the event changes nothing. */
export async function moveAttempt(
  tx: Tx,
  { id, status }: Pick<Payment, 'id' | 'status'>,
  event: Exclude<PaymentTransition['event'], 'captured'>,
): Promise<void> {
  const next = nextPaymentStatus(event, status);
  if (next !== null) await updateStatus(tx, id, next);
}

/** Claims the right to ask the gateway for this attempt's money. It is granted once, so nothing is requested twice. */
export async function claimToAsk(run: Runner, id: number, at: Date): Promise<boolean> {
  return claimAsking(run, id, at);
}

/** Stores what the gateway gave the buyer to pay with, even if the attempt was replaced meanwhile. */
export async function storeOpened(
  tx: Tx,
  payment: Pick<Payment, 'id' | 'status'>,
  opened: PaymentOpened & { at: Date },
): Promise<void> {
  await updateOpened(tx, payment.id, opened);
  await moveAttempt(tx, payment, 'opened');
}

export async function extendAttempt(tx: Tx, id: number): Promise<void> {
  await markExtended(tx, id);
}

/** Marks all of it for refund, because there was nothing left to pay. */
export async function markSurplus(tx: Tx, id: number): Promise<void> {
  await markOverpaid(tx, id);
}
