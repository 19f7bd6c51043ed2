import { openCourier } from '#modules/shipping/server/couriers.ts';
import { syncBooking } from '#modules/shipping/server/sync-booking.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { askLater } from './ask-courier.ts';
import { ownRecord } from './own-record.ts';
import { enqueueBookings, selectParcelToBring, setTrackingNumber } from './queries.ts';

/** After `order.packed`, `order.cancelled` and `order.withdrawn`: bookings may have to change. */
export async function syncBookings(_: Ctx, tx: Tx, { id }: Event): Promise<void> {
  await enqueueBookings(tx, id);
}

/** Books a packed parcel, books again if its cash changed, and cancels the booking of a cancelled parcel. */
export async function bookParcel(ctx: Ctx, parcelId: number): Promise<void> {
  const parcel = await selectParcelToBring(ctx.db, parcelId);
  if (!parcel || (parcel.state !== 'packed' && parcel.state !== 'cancelled')) return;
  const courier = openCourier(ctx.config, parcel.carrier, ownRecord(ctx));
  if (!courier) throw new Error(`parcel ${parcelId} is for ${parcel.carrier}, whom this shop does not have`);
  const { orderId, address, cashDue, units } = parcel;
  const wanted = parcel.state === 'packed' ? ({ leg: 'delivery', cashDue, units, address } as const) : null;
  const trackingNumber = await syncBooking(ctx, { of: { parcelId }, orderId, courier, wanted });
  await setTrackingNumber(ctx.db, parcelId, trackingNumber);
  if (trackingNumber !== null && courier.name !== 'merchant') await askLater(ctx, parcelId);
}
