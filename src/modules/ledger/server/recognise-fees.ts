import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import { refusedDelivery } from '../fees-kept.ts';
import { selectAdvances, selectPartFees, selectRecognisedFees } from './advances.sql.ts';
import { post } from './post.ts';

interface OfStep {
  merchantOrderId: number;
  eventId: number;
  at: Date;
}

/**
 * Once an order is completed, the shop earns what is kept for parcels that did not arrive: the delivery of those that the
 * buyer did not take, and a `rest` of piastres. What else was paid for them goes back, perhaps only afterwards. At most so
 * much as the buyer's advances still hold. The order is locked by then.
 */
export async function recogniseFees(
  tx: Tx,
  { merchantOrderId, eventId, at, rest }: OfStep & { rest: Piastres },
): Promise<void> {
  const delivery = refusedDelivery(await selectPartFees(tx, merchantOrderId));
  // Where parcels earned a piastre more than their units, the delivery of another one pays for none of it.
  const unearned = delivery + Math.max(0, rest);
  if (unearned <= 0) return;
  const { balance } = await selectAdvances(tx, merchantOrderId);
  const kept = Math.min(Math.max(balance, 0), unearned);
  const ofDelivery = Math.min(kept, delivery);
  const isPosted = await post(tx, {
    cause: { type: 'order_event', id: eventId },
    kind: 'fees_kept',
    entries: [
      { account: 'buyer_advances', debit: kept },
      { account: 'delivery_income', credit: ofDelivery },
      { account: 'fee_income', credit: kept - ofDelivery },
    ],
    of: { merchantOrderId },
    at,
  });
  if (isPosted) await emit(tx, 'fees.kept', { id: eventId });
}

/**
 * Earns the delivery of parcels that their buyer did not take, where the part ends without being completed. At most what
 * the advances still hold; what was earned before counts. The order is locked by then.
 */
export async function earnDelivery(
  tx: Tx,
  { merchantOrderId, eventId, at, amount }: OfStep & { amount: Piastres },
): Promise<void> {
  const { balance } = await selectAdvances(tx, merchantOrderId);
  const { delivery } = await selectRecognisedFees(tx, merchantOrderId);
  const earned = Math.min(Math.max(balance, 0), Math.max(0, amount - delivery));
  const isPosted = await post(tx, {
    cause: { type: 'order_event', id: eventId },
    kind: 'fees_kept',
    entries: [
      { account: 'buyer_advances', debit: earned },
      { account: 'delivery_income', credit: earned },
    ],
    of: { merchantOrderId },
    at,
  });
  if (isPosted) await emit(tx, 'fees.kept', { id: eventId });
}

/** A completed order goes on after all: what was kept of its fees is the buyer's advance again. */
export async function returnFees(tx: Tx, { merchantOrderId, eventId, at }: OfStep): Promise<void> {
  const { delivery, others } = await selectRecognisedFees(tx, merchantOrderId);
  const isPosted = await post(tx, {
    cause: { type: 'order_event', id: eventId },
    kind: 'fees_returned',
    entries: [
      { account: 'delivery_income', debit: delivery },
      { account: 'fee_income', debit: others },
      { account: 'buyer_advances', credit: delivery + others },
    ],
    of: { merchantOrderId },
    at,
  });
  if (isPosted) await emit(tx, 'fees.returned', { id: eventId });
}
