import { sql } from 'kysely';
import type { CourierState, StoredDestination } from '#modules/shipping/courier.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ReturnState, Way } from '../../return.ts';

export interface ReturnToFetch {
  id: number;
  orderId: number;
  state: ReturnState;
  way: Way | null;
  units: number;
  /** Who fetches it already, otherwise who brought it last. */
  courier: CourierName;
  address: StoredDestination;
}

export async function selectReturnToFetch(run: Runner, id: number): Promise<ReturnToFetch | undefined> {
  const { rows } = await sql<ReturnToFetch>`
    select r.id, o.id as "orderId", r.state, r.way, o.address,
           (select sum(quantity)::int from return_lines where return_id = r.id) as units,
           coalesce((select courier from courier_bookings where return_id = r.id and ended_at is null),
                    (select p.carrier from return_lines rl
                       join parcel_lines pl on pl.order_line_id = rl.order_line_id
                       join parcels p on p.id = pl.parcel_id and p.state = 'delivered'
                      where rl.return_id = r.id order by p.ended_at desc, p.id desc limit 1), 'merchant') as courier
      from returns r
      join merchant_orders mo on mo.id = r.merchant_order_id
      join orders o on o.id = mo.order_id
     where r.id = ${id}`.execute(run);
  return rows[0];
}

/** `eventId` is the row in case_events after which a booking may have to change; one job after another for a return. */
export async function enqueuePickup(tx: Tx, eventId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('returns.book-pickup', json_build_object('returnId', subject_id),
                                   queue_name := 'pickup of return ' || subject_id)
      from case_events where id = ${eventId} and subject = 'return'`.execute(tx);
}

/** Schedules a question to the courier, because messages get lost. A return has one such appointment. */
export async function enqueueAsking(run: Runner, returnId: number, at: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job('returns.ask-courier', json_build_object('returnId', ${returnId}::bigint), run_at := ${at},
                                   job_key := 'returns.ask-courier ' || ${returnId}::bigint)`.execute(run);
}

export interface Pickup {
  bookingId: number;
  returnId: number;
  returnState: ReturnState;
  courier: CourierName;
  trackingNumber: string;
}

/** A booked pickup that has not ended, by our id of the return or by the courier's number. */
export async function selectPickup(
  run: Runner,
  key: { returnId: number } | { courier: string; trackingNumber: string },
): Promise<Pickup | undefined> {
  const isMeant =
    'returnId' in key
      ? sql`b.return_id = ${key.returnId}`
      : sql`b.courier = ${key.courier} and b.tracking_number = ${key.trackingNumber}`;
  const { rows } = await sql<Pickup>`
    select b.id as "bookingId", r.id as "returnId", r.state as "returnState", b.courier,
           b.tracking_number as "trackingNumber"
      from courier_bookings b join returns r on r.id = b.return_id
     where ${isMeant} and b.tracking_number is not null and b.ended_at is null`.execute(run);
  return rows[0];
}

/** What the courier told last; it ends the booking if nobody will come any more. */
export async function writeReported(
  run: Runner,
  { bookingId }: Pickup,
  { state, endedAt }: { state: CourierState; endedAt: Date | null },
): Promise<void> {
  await sql`update courier_bookings set reported_state = ${state}, ended_at = ${endedAt} where id = ${bookingId}`.execute(
    run,
  );
}
