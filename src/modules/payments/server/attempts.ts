import type { Tx } from '#platform/server/database.ts';
import type { Payment } from '../attempt.ts';
import type { PaymentOpened } from '../provider.ts';
import { nextPaymentStatus, type PaymentTransition } from '../transitions.ts';
import {
  insertPayment,
  lockPayment,
  type NewPayment,
  selectPayment,
  updateOpened,
  updateStatus,
} from './queries.ts';

/** What is done with an order's attempts to pay. Whoever locks one, or all, has locked their order before. */
export {
  claimAsking as claimToAsk,
  lockPayments as lockAttempts,
  markExtended as extendAttempt,
  markOverpaid as markSurplus,
  selectPayment as findPayment,
  selectPayments as listAttempts,
  selectShares as sharesOf,
} from './queries.ts';

/** One attempt, locked: what it says stays true until the transaction ends. */
export const lockAttempt = (tx: Tx, id: number): Promise<Payment | undefined> => lockPayment(tx, { id });

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

/** Stores what the gateway gave the buyer to pay with, even if the attempt was replaced meanwhile. */
export async function storeOpened(
  tx: Tx,
  payment: Pick<Payment, 'id' | 'status'>,
  opened: PaymentOpened & { at: Date },
): Promise<void> {
  await updateOpened(tx, payment.id, opened);
  await moveAttempt(tx, payment, 'opened');
}
