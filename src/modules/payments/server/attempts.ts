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

/** The same, locked; their order is locked before. */
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

/** Writes a new attempt and gives it; nobody has been asked for its money yet. */
export async function addAttempt(tx: Tx, attempt: NewPayment): Promise<Payment> {
  return (await selectPayment(tx, await insertPayment(tx, attempt))) as Payment;
}

/** An attempt after an event of its table; where the event has nothing to change, nothing is. */
export async function moveAttempt(
  tx: Tx,
  { id, status }: Pick<Payment, 'id' | 'status'>,
  event: Exclude<PaymentTransition['event'], 'captured'>,
): Promise<void> {
  const next = nextPaymentStatus(event, status);
  if (next !== null) await updateStatus(tx, id, next);
}

/** The right to ask the gateway for this attempt's money: had once, because nothing is asked for twice. */
export async function claimToAsk(run: Runner, id: number, at: Date): Promise<boolean> {
  return claimAsking(run, id, at);
}

/** Keeps what the gateway gave the buyer to pay by, also for an attempt that was replaced in the meantime. */
export async function keepOpened(
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

/** All of it goes back: there was nothing left to pay with it. */
export async function markSurplus(tx: Tx, id: number): Promise<void> {
  await markOverpaid(tx, id);
}
