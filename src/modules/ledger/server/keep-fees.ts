import { type Piastres, splitByWeight } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { selectAdvances, selectKeptFees } from './advances.sql.ts';
import { post } from './post.ts';

interface OfStep {
  merchantOrderId: number;
  eventId: number;
  at: Date;
}

/**
 * Once an order is completed, the shop earns the fees of parcels that did not arrive: the buyer pays all fees while keeping
 * anything. At most so much as the buyer's advances still hold. The order is locked by then.
 */
export async function keepFees(
  tx: Tx,
  {
    merchantOrderId,
    eventId,
    at,
    unearned,
    delivery,
    others,
  }: OfStep & Record<'unearned' | 'delivery' | 'others', Piastres>,
): Promise<void> {
  if (unearned <= 0) return;
  const { standing } = await selectAdvances(tx, merchantOrderId);
  const kept = Math.min(Math.max(standing, 0), unearned);
  const [ofDelivery = 0, ofOthers = 0] = splitByWeight(kept, [delivery, others]);
  await post(tx, {
    cause: { type: 'order_event', id: eventId },
    kind: 'fees_kept',
    entries: [
      { account: 'buyer_advances', debit: kept },
      { account: 'delivery_income', credit: ofDelivery },
      { account: 'fee_income', credit: ofOthers },
    ],
    of: { merchantOrderId },
    at,
  });
}

/** A completed order goes on after all: what was kept of its fees is the buyer's advance again. */
export async function returnFees(tx: Tx, { merchantOrderId, eventId, at }: OfStep): Promise<void> {
  const { delivery, others } = await selectKeptFees(tx, merchantOrderId);
  await post(tx, {
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
}
