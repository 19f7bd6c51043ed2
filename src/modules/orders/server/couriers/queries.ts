import { sql } from 'kysely';
import type { Report, StoredDestination } from '#modules/shipping/courier.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Condition, ParcelState } from '../../parcel.ts';

export interface ParcelToBring {
  id: number;
  orderId: number;
  state: ParcelState;
  carrier: string;
  trackingNumber: string | null;
  units: number;
  /** The amount to collect at the door, in piastres. */
  cashDue: number;
  address: StoredDestination;
}

export async function selectParcelToBring(run: Runner, parcelId: number): Promise<ParcelToBring | undefined> {
  const { rows } = await sql<ParcelToBring>`
    select p.id, mo.order_id as "orderId", p.state, p.carrier, p.tracking_number as "trackingNumber", o.address,
           (select sum(pl.quantity)::int from parcel_lines pl where pl.parcel_id = p.id) as units,
           coalesce(c.amount, 0) as "cashDue"
      from parcels p
      join merchant_orders mo on mo.id = p.merchant_order_id
      join orders o on o.id = mo.order_id
      left join cod_collections c on c.parcel_id = p.id
     where p.id = ${parcelId}`.execute(run);
  return rows[0];
}

export async function setTrackingNumber(
  run: Runner,
  parcelId: number,
  trackingNumber: string | null,
): Promise<void> {
  await sql`
    update parcels set tracking_number = ${trackingNumber}
     where id = ${parcelId} and tracking_number is distinct from ${trackingNumber}`.execute(run);
}

export interface TrackedParcel {
  id: number;
  carrier: string;
  state: ParcelState;
  trackingNumber: string;
}

/** By our id, or by the courier's number. */
export async function selectTrackedParcel(
  run: Runner,
  key: { parcelId: number } | { courier: string; trackingNumber: string },
): Promise<TrackedParcel | undefined> {
  const isMeant =
    'parcelId' in key
      ? sql`id = ${key.parcelId}`
      : sql`carrier = ${key.courier} and tracking_number = ${key.trackingNumber}`;
  const { rows } = await sql<TrackedParcel>`
    select id, carrier, state, tracking_number as "trackingNumber" from parcels
     where ${isMeant} and tracking_number is not null`.execute(run);
  return rows[0];
}

export interface OwnParcel {
  state: ParcelState;
  attempts: number;
  outForDelivery: boolean;
  lastEvent: string | null;
  reason: Report['reason'];
  at: Date | null;
  collected: number | null;
  condition: Condition | null;
}

/** A parcel that its merchant delivers, with its last event. */
export async function selectOwnParcel(run: Runner, trackingNumber: string): Promise<OwnParcel | undefined> {
  const { rows } = await sql<OwnParcel>`
    select p.state, p.attempts, p.out_for_delivery as "outForDelivery", p.condition, c.collected,
           e.event as "lastEvent", nullif(e.reason, '') as reason, e.happened_at as at
      from parcels p
      left join cod_collections c on c.parcel_id = p.id
      left join lateral (select event, reason, happened_at from order_events
                          where parcel_id = p.id order by id desc limit 1) e on true
     where p.carrier = 'merchant' and p.tracking_number = ${trackingNumber}`.execute(run);
  return rows[0];
}

/**
 * Queues a check of the bookings of a merchant order's parcels, one after another for each parcel. `eventId` is the row
 * in order_events that caused it.
 */
export async function enqueueBookings(tx: Tx, eventId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('orders.book-parcel', json_build_object('parcelId', p.id),
                                   queue_name := 'booking of parcel ' || p.id)
      from order_events e
      join parcels p on p.merchant_order_id = e.merchant_order_id
     where e.id = ${eventId} and p.state in ('packed', 'cancelled')`.execute(tx);
}

/** Schedules a question to the courier, because messages get lost. A parcel has one such appointment. */
export async function enqueueAsking(run: Runner, parcelId: number, at: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job('orders.ask-courier', json_build_object('parcelId', ${parcelId}::bigint), run_at := ${at},
                                   job_key := 'orders.ask-courier ' || ${parcelId}::bigint)`.execute(run);
}
