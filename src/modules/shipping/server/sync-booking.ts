import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { type Booking, type Courier, CourierRefused, type StoredDestination } from '../courier.ts';
import {
  type Booked,
  type BookingRow,
  endBooking,
  insertBooking,
  nameBooking,
  selectBooking,
} from './queries.ts';

/** How long an unknown booking may still be on its way to the courier. */
const LOST_AFTER = 10 * MINUTE;

export interface BookedParcel {
  of: Booked;
  orderId: number;
  courier: Courier;
  /** What the parcel needs now; null if it must no longer be delivered. */
  wanted: Wanted | null;
}

interface Wanted extends Pick<Booking, 'leg' | 'cashDue' | 'units'> {
  /** As the order has it; its courier learns what it needs of it. */
  address: StoredDestination;
}

/**
 * Brings the booking of a parcel or return in line with what it needs: books it, cancels it, or both if the cash has changed. Returns
 * the tracking number, null if there is no booking. Safe to run again after any failure; two runs for one parcel must
 * not overlap.
 */
export async function syncBooking(ctx: Ctx, parcel: BookedParcel): Promise<string | null> {
  const booked = await currentBooking(ctx, parcel);
  if (!parcel.wanted) return booked ? callOff(ctx, parcel, booked) : null;
  if (!booked) return book(ctx, parcel, parcel.wanted);
  if (booked.cashDue === parcel.wanted.cashDue) return booked.trackingNumber;
  return (await callOff(ctx, parcel, booked)) ?? book(ctx, parcel, parcel.wanted);
}

type CurrentBooking = BookingRow & { trackingNumber: string };

/** The current booking. If its answer was lost, the courier is asked, and it is never repeated on a guess. */
async function currentBooking(ctx: Ctx, { of, courier }: BookedParcel): Promise<CurrentBooking | null> {
  const row = await selectBooking(ctx.db, of);
  if (!row) return null;
  if (row.trackingNumber !== null) return { ...row, trackingNumber: row.trackingNumber };
  const trackingNumber = await courier.find(row.reference);
  if (trackingNumber !== null) {
    await nameBooking(ctx.db, row.id, trackingNumber);
    return { ...row, trackingNumber };
  }
  const now = ctx.clock.now();
  if (now.getTime() - row.askedAt.getTime() < LOST_AFTER)
    throw new Error(`nobody knows yet whether ${courier.name} has ${row.reference}`);
  await endBooking(ctx.db, row.id, now);
  return null;
}

/** Null once cancelled; the tracking number if the courier already has the parcel. */
async function callOff(ctx: Ctx, { courier }: BookedParcel, booked: CurrentBooking): Promise<string | null> {
  if ((await courier.cancel(booked.trackingNumber)) === 'too_late') {
    ctx.log.error({ reference: booked.reference }, 'a booking could not be called off: the courier has it');
    return booked.trackingNumber;
  }
  await endBooking(ctx.db, booked.id, ctx.clock.now());
  return null;
}

async function book(
  ctx: Ctx,
  { of, orderId, courier }: BookedParcel,
  { address, ...wanted }: Wanted,
): Promise<string> {
  const { recipient, mobile, governorateId, cityName, street, building, floor, flat, landmark } = address;
  const place = { governorateId, cityName, street, building, floor, flat, landmark };
  const { secondMobile, courierNote: note } = address;
  const asked = { of, orderId, courier: courier.name, cashDue: wanted.cashDue, now: ctx.clock.now() };
  const { id, reference } = await insertBooking(ctx.db, asked);
  try {
    const trackingNumber = await courier.book({
      ...wanted,
      ...place,
      recipient,
      mobile,
      secondMobile,
      note,
      reference,
    });
    await nameBooking(ctx.db, id, trackingNumber);
    return trackingNumber;
  } catch (error) {
    if (error instanceof CourierRefused) await endBooking(ctx.db, id, ctx.clock.now());
    throw error;
  }
}
