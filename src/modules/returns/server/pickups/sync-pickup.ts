import { ownRecord } from '#modules/orders/server/couriers/own-record.ts';
import { openCourier } from '#modules/shipping/server/couriers.ts';
import { syncBooking } from '#modules/shipping/server/sync-booking.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import type { ReturnState } from '../../return.ts';
import { askLater } from './follow-pickup.ts';
import { enqueuePickup, selectReturnToFetch } from './queries.ts';

/** After `return.booked`, and after what ends a return before it has left its buyer: the pickup may have to change. */
export async function syncPickup(_: Ctx, tx: Tx, { id }: Event): Promise<void> {
  await enqueuePickup(tx, id);
}

const NOT_LEFT: ReadonlySet<ReturnState> = new Set(['approved', 'awaiting_pickup', 'cancelled', 'expired']);

/**
 * Books the courier that brought the goods to fetch a return, or cancels the booking of a return that is not fetched.
 * Without an account at that courier the merchant fetches it.
 */
export async function bookPickup(ctx: Ctx, returnId: number): Promise<void> {
  const it = await selectReturnToFetch(ctx.db, returnId);
  if (!it || !NOT_LEFT.has(it.state)) return;
  const courier =
    openCourier(ctx.config, it.courier, ownRecord(ctx)) ??
    openCourier(ctx.config, 'merchant', ownRecord(ctx));
  if (!courier) return;
  const { orderId, address, units } = it;
  const isWanted = it.state === 'awaiting_pickup' && it.way === 'pickup';
  const wanted = isWanted ? ({ leg: 'pickup', cashDue: 0, units, address } as const) : null;
  const booked = await syncBooking(ctx, { of: { returnId }, orderId, courier, wanted });
  if (booked !== null && courier.name !== 'merchant') await askLater(ctx, returnId);
}
