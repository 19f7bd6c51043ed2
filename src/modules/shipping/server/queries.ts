import { sql } from 'kysely';
import type { ShippingZone } from '#modules/settings/settings.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { CourierName } from '../couriers.ts';
import type { Governorate } from '../place.ts';

type Row = Omit<Governorate, 'deliveryFee'> & { zone: ShippingZone };

/** All governorates, the largest cities of the country first, with their cities. */
export async function selectGovernorates(run: Runner): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select g.id, g.name_ar as "nameAr", g.name_en as "nameEn", g.shipping_zone as zone,
           json_agg(json_build_object('id', c.id, 'nameAr', c.name_ar, 'nameEn', c.name_en)) as cities
      from governorates g
      join cities c on c.governorate_id = g.id
     group by g.id
     order by g.id`.execute(run);
  return rows;
}

/** The id of a message's row; null if it was received before. */
export async function insertWebhook(
  tx: Tx,
  webhook: { courier: CourierName; eventId: string; trackingNumber: string; body: unknown; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into courier_webhooks (courier, event_id, tracking_number, body, received_at)
    values (${webhook.courier}, ${webhook.eventId}, ${webhook.trackingNumber}, ${JSON.stringify(webhook.body)}::jsonb,
            ${webhook.now})
    on conflict (courier, event_id) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function selectWebhook(run: Runner, id: number) {
  const { rows } = await sql<{ courier: string; trackingNumber: string }>`
    select courier, tracking_number as "trackingNumber" from courier_webhooks where id = ${id}`.execute(run);
  return rows[0];
}

/** What a booking is for. */
export type Booked = { parcelId: number } | { returnId: number };

const idsOf = (of: Booked) => ({
  parcelId: 'parcelId' in of ? of.parcelId : null,
  returnId: 'returnId' in of ? of.returnId : null,
});

export interface BookingRow {
  id: number;
  reference: string;
  cashDue: number;
  askedAt: Date;
  trackingNumber: string | null;
}

/** The booking of a parcel or return that has not ended. */
export async function selectBooking(run: Runner, of: Booked): Promise<BookingRow | undefined> {
  const isMeant = 'parcelId' in of ? sql`parcel_id = ${of.parcelId}` : sql`return_id = ${of.returnId}`;
  const { rows } = await sql<BookingRow>`
    select id, reference, cash_due as "cashDue", asked_at as "askedAt", tracking_number as "trackingNumber"
      from courier_bookings where ${isMeant} and ended_at is null`.execute(run);
  return rows[0];
}

/** A booking about to be requested, with a reference of its own: `WK-10001-7`. */
export async function insertBooking(
  run: Runner,
  asked: { of: Booked; orderId: number; courier: CourierName; cashDue: number; now: Date },
): Promise<{ id: number; reference: string }> {
  const { parcelId, returnId } = idsOf(asked.of);
  const { rows } = await sql<{ id: number; reference: string }>`
    insert into courier_bookings (id, parcel_id, return_id, courier, reference, cash_due, asked_at)
    select id, ${parcelId}::bigint, ${returnId}::bigint, ${asked.courier}, 'WK-' || ${asked.orderId}::bigint || '-' || id, ${asked.cashDue},
           ${asked.now}
      from timed_id('courier_bookings_id_seq') as id
    returning id, reference`.execute(run);
  return rows[0] as { id: number; reference: string };
}

export async function nameBooking(run: Runner, id: number, trackingNumber: string): Promise<void> {
  await sql`update courier_bookings set tracking_number = ${trackingNumber} where id = ${id}`.execute(run);
}

export async function endBooking(run: Runner, id: number, now: Date): Promise<void> {
  await sql`update courier_bookings set ended_at = ${now} where id = ${id}`.execute(run);
}
