import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { MerchantOrder } from '../../merchant-order.ts';
import type { OrderEvent } from '../../order-event.ts';
import type { LinesInput } from '../../step-details.ts';
import { CASH_IS_IN } from '../queries.ts';

/** Writes new parcels with their lines; returns their ids in the given order. */
export async function insertParcels(
  tx: Tx,
  {
    merchantOrderId,
    parcels,
    now,
  }: { merchantOrderId: number; parcels: MerchantOrder['parcels']; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select timed_id('parcels_id_seq') as id, parcel
        from jsonb_array_elements(${JSON.stringify(parcels)}::jsonb) with ordinality as each (parcel, at) order by at
    ), written as (
      insert into parcels (id, merchant_order_id, carrier, packed_at, fees, credit)
      select id, ${merchantOrderId}::bigint, parcel ->> 'carrier', ${now}::timestamptz, (parcel ->> 'fees')::int,
             (parcel ->> 'credit')::int
        from asked
    ), lines as (
      insert into parcel_lines (parcel_id, order_line_id, quantity, net)
      select asked.id, line."lineId", line.units, line.net
        from asked, jsonb_to_recordset(parcel -> 'lines') as line ("lineId" bigint, units int, net int)
    )
    select id from asked order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes the result of an event: a part's status, lines and parcels. */
export async function updateMerchantOrder(tx: Tx, merchantOrder: MerchantOrder, now: Date): Promise<void> {
  await sql`
    with part as (
      update merchant_orders
         set status = ${merchantOrder.status}, stage = ${merchantOrder.stage}, cancel_reason = ${merchantOrder.cancelReason},
             cancelled_at = ${merchantOrder.cancelledAt},
             waived_delivery = ${merchantOrder.waived.delivery}, waived_others = ${merchantOrder.waived.others},
             out_for_delivery = ${merchantOrder.parcels.some(parcel => parcel.state === 'shipped' && parcel.outForDelivery)},
             completed_at = case when ${merchantOrder.status === 'completed'} then coalesce(completed_at, ${now}::timestamptz) end
       where id = ${merchantOrder.id}
    ), lines as (
      update order_lines l
         set open = line.open, cancelled = line.cancelled, in_parcel = line."inParcel", delivered = line.delivered,
             failed = line.failed, expired = line.expired
        from jsonb_to_recordset(${JSON.stringify(merchantOrder.lines)}::jsonb)
             as line (id bigint, open int, cancelled int, "inParcel" int, delivered int, failed int, expired int)
       where l.id = line.id
    ), asked as (
      select * from jsonb_to_recordset(${JSON.stringify(merchantOrder.parcels)}::jsonb)
             as asked (id bigint, state text, attempts int, "outForDelivery" boolean, "deliveryCode" text, proof text,
                       condition text, fees int, credit int, lines jsonb)
    ), changed as (
      update parcels p
         set state = asked.state, attempts = asked.attempts, out_for_delivery = asked."outForDelivery",
             delivery_code = asked."deliveryCode", proof = asked.proof, condition = asked.condition, fees = asked.fees,
             credit = asked.credit,
             handed_over_at = case when asked.state in ('packed', 'cancelled') then null
                                   else coalesce(p.handed_over_at, ${now}::timestamptz) end,
             ended_at = case when asked.state in ('packed', 'shipped') then null
                             else coalesce(p.ended_at, ${now}::timestamptz) end
        from asked where p.id = asked.id
    )
    update parcel_lines pl set quantity = line.units, restocked = line.restocked, net = line.net
      from asked, jsonb_to_recordset(asked.lines) as line ("lineId" bigint, units int, restocked int, net int)
     where pl.parcel_id = asked.id and pl.order_line_id = line."lineId"
       and (pl.quantity, pl.restocked, pl.net) is distinct from (line.units, line.restocked, line.net)`.execute(
    tx,
  );
}

export interface CollectionRow {
  parcelId: number;
  state: string;
  goods: number;
  fees: number;
  credit: number;
  collected: number | null;
  holder: string | null;
}

/**
 * The cash to collect for each parcel, in piastres. Cash that a merchant took is settled against its balance at once,
 * and nothing is due for a parcel that credit paid. Amounts that a courier has remitted no longer change.
 */
export async function writeCollections(
  tx: Tx,
  collections: readonly CollectionRow[],
  now: Date,
): Promise<void> {
  if (collections.length === 0) return;
  await sql`
    insert into cod_collections as c (parcel_id, state, goods, fees, credit, collected, holder, collected_at)
    select "parcelId",
           case when state = 'collected' and (holder = 'merchant' or collected = 0) then 'settled' else state end, goods,
           fees, credit, collected, holder, case when state = 'collected' then ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(collections)}::jsonb)
           as asked ("parcelId" bigint, state text, goods int, fees int, credit int, collected int, holder text)
    on conflict (parcel_id) do update
       set state = excluded.state, goods = excluded.goods, fees = excluded.fees, credit = excluded.credit,
           collected = excluded.collected, holder = excluded.holder,
           collected_at = case when excluded.collected is not null then coalesce(c.collected_at, ${now}::timestamptz) end
     where c.state not in ('remitted', 'settled', 'written_off') or c.holder = 'merchant' or c.amount = 0`.execute(
    tx,
  );
}

/** Whether the courier has paid a parcel's cash over; read after `writeCollections`, under the lock that it takes. */
export async function isCashIn(tx: Tx, parcelId: number): Promise<boolean> {
  const { rows } = await sql`
    select from cod_collections c where c.parcel_id = ${parcelId} and ${CASH_IS_IN}`.execute(tx);
  return rows.length > 0;
}

export interface HistoryRow {
  merchantOrderId: number;
  parcelId: number | null;
  event: OrderEvent;
  from: string;
  to: string;
  role: string;
  userId: number | null;
  reason: string;
  cancelled: LinesInput;
  requestId: string;
  at: Date;
  /** The event to emit with the row's id, in the same statement. */
  emits: string;
}

/** Writes who did what and emits its event; returns the row's id. */
export async function writeHistory(tx: Tx, row: HistoryRow): Promise<number> {
  const { rows } = await sql<{ id: number; start_job: unknown }>`
    with written as (
      insert into order_events (merchant_order_id, parcel_id, event, from_status, to_status, role, user_id, reason,
                                cancelled, request_id, happened_at)
      values (${row.merchantOrderId}, ${row.parcelId}, ${row.event}, ${row.from}, ${row.to}, ${row.role},
              ${row.userId}, ${row.reason}, ${JSON.stringify(row.cancelled)}::jsonb, ${row.requestId}, ${row.at})
      returning id
    )
    select id, start_job(${row.emits}, json_build_object('id', id)) from written`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** A parcel that is under way again is no loss; what its courier answered before stays with finance. */
export async function dropCourierClaim(
  tx: Tx,
  { parcelId, now }: { parcelId: number; now: Date },
): Promise<void> {
  await sql`
    update claims c set closed_at = ${now}
     where c.kind = 'courier' and c.parcel_id = ${parcelId} and c.closed_at is null
       and not exists (select from courier_claims d where d.claim_id = c.id)`.execute(tx);
}

export async function insertClaim(
  tx: Tx,
  claim: {
    merchantOrderId: number;
    parcelId: number | null;
    kind: 'not_received' | 'courier';
    note: string;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into claims (merchant_order_id, parcel_id, kind, note, opened_at)
    values (${claim.merchantOrderId}, ${claim.parcelId}, ${claim.kind}, ${claim.note}, ${claim.now})
    on conflict do nothing`.execute(tx);
}

export async function markLate(tx: Tx, merchantOrderId: number, now: Date): Promise<void> {
  await sql`update merchant_orders set late_at = ${now} where id = ${merchantOrderId}`.execute(tx);
}

export async function markOverdue(tx: Tx, merchantOrderId: number, now: Date): Promise<void> {
  await sql`update merchant_orders set overdue_at = ${now} where id = ${merchantOrderId}`.execute(tx);
}

/** Whether a payout already contains a parcel's earnings; then a reversal is due at once. */
export async function wasPaidOut(tx: Tx, parcelId: number): Promise<boolean> {
  const { rows } = await sql`
    select from merchant_entries where parcel_id = ${parcelId} and payout_id is not null limit 1`.execute(tx);
  return rows.length > 0;
}
