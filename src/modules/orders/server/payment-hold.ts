import type { Runner, Tx } from '#platform/server/database.ts';
import { setPaymentMethod } from './queries.ts';
import { selectDueAt, startTimers, updateTimer } from './timers.sql.ts';

const timerOf = (orderId: number) => ({ kind: 'payment', subjectId: orderId }) as const;

/** Until when the units of an order wait for its money; null if they do not wait. */
export async function heldUntil(run: Runner, orderId: number): Promise<Date | null> {
  return selectDueAt(run, timerOf(orderId));
}

/** Lets the units of an order wait until then, also if the wait was already over. The caller holds the order's lock. */
export async function holdUntil(tx: Tx, orderId: number, dueAt: Date): Promise<void> {
  await updateTimer(tx, { ...timerOf(orderId), dueAt });
  await startTimers(tx, [{ ...timerOf(orderId), dueAt }]);
}

/** The buyer will pay by this method; records it in the order. */
export async function payBy(tx: Tx, orderId: number, method: string): Promise<void> {
  await setPaymentMethod(tx, orderId, method);
}
