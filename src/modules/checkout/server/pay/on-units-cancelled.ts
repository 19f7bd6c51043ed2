import { lockOrderOfEvent } from '#modules/orders/server/lock-order.ts';
import { lockAttempts } from '#modules/payments/server/attempts.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { advanceIfPaid } from './advance-if-paid.ts';

/**
 * After units were cancelled that waited for payment: an order whose rest account credit covers moves on, because nobody
 * will pay anything more for it. Other money moves it on by its own event.
 */
export async function onUnitsCancelled(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const place = await lockOrderOfEvent(tx, id);
  if (!place) return;
  const attempts = await lockAttempts(tx, place.orderId);
  if (attempts.some(({ provider, captured }) => provider !== 'store_credit' && captured > 0)) return;
  const by = { kind: 'gateway', name: 'store_credit', requestId: `rest-of-${id}` } as const;
  await advanceIfPaid(ctx, tx, { ...place, by });
}
