import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { CameBack } from '../../back-office/order-view.ts';
import type { MerchantOrderStatus } from '../../order.ts';
import type { OrderEvent } from '../../order-event.ts';

/** Whose orders are looked at: a merchant sees its own alone (A1), staff all of them. */
export type Scope = { merchantId: number } | 'all';

/** A merchant's orders that were never paid do not exist for it (docs/orders-rules.md, Placing). */
export function within(scope: Scope): RawBuilder<unknown> {
  if (scope === 'all') return sql`true`;
  return sql`mo.merchant_id = ${scope.merchantId} and mo.tab <> 'unpaid'`;
}

export async function selectMerchants(run: Runner) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name_ar as name from merchants where status <> 'applied' order by name_ar limit 1000`.execute(
    run,
  );
  return rows;
}

/** Counting stops here. */
const MOST_NEW = 100;

export async function selectNewOrders(run: Runner, scope: Scope) {
  const { rows } = await sql<{ waiting: number; newest: number | null }>`
    select count(*)::int as waiting, max(order_id) as newest
      from (select mo.order_id from merchant_orders mo where mo.tab = 'new' and ${within(scope)}
             order by mo.placed_at desc, mo.order_id desc limit ${sql.lit(MOST_NEW)}) found`.execute(run);
  return rows[0] as { waiting: number; newest: number | null };
}

export async function selectGovernorates(run: Runner) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name_ar as name from governorates order by name_ar`.execute(run);
  return rows;
}

/** Until when each part of an order waits for its merchant; what was handed over waits no more. */
export async function selectDeadlines(run: Runner, orderId: number, scope: Scope) {
  const { rows } = await sql<{
    merchantOrderId: number;
    acceptUntil: Date | null;
    handOverOn: string | null;
  }>`
    select mo.id as "merchantOrderId", mo.promised_out::text as "handOverOn",
           (select t.due_at from timers t where t.kind = 'merchant_timeout' and t.subject_id = mo.id
               and t.fired_at is null and t.cancelled_at is null) as "acceptUntil"
      from merchant_orders mo
     where mo.order_id = ${orderId} and mo.status in ('new', 'accepted', 'ready') and ${within(scope)} order by mo.id`.execute(
    run,
  );
  return rows;
}

export interface StoredStep {
  id: number;
  merchantOrderId: number;
  parcelId: number | null;
  event: OrderEvent;
  from: MerchantOrderStatus | null;
  to: MerchantOrderStatus;
  role: string;
  who: string;
  reason: string;
  cancelled: { lineId: number; quantity: number }[];
  at: Date;
  cameBack: CameBack | null;
}

/** Who did what to an order, newest first. A merchant is told the names of its own people only. */
export async function selectHistory(run: Runner, orderId: number, scope: Scope): Promise<StoredStep[]> {
  const known =
    scope === 'all'
      ? sql`true`
      : sql`exists (select from merchant_members own where own.user_id = u.id and own.merchant_id = ${scope.merchantId})`;
  const { rows } = await sql<StoredStep>`
    select e.id, e.merchant_order_id as "merchantOrderId", e.parcel_id as "parcelId", e.event,
           e.from_status as "from", e.to_status as "to", e.role, case when ${known} then coalesce(u.name, '') else '' end as who,
           e.reason, e.cancelled, e.happened_at as at,
           case when e.event in ('back_at_merchant', 'not_back_in_time') then (
             select json_build_object('condition', p.condition, 'units', sum(pl.quantity), 'restocked', sum(pl.restocked))
               from parcels p join parcel_lines pl on pl.parcel_id = p.id
              where p.id = e.parcel_id and p.condition is not null group by p.id) end as "cameBack"
      from merchant_orders mo
      join order_events e on e.merchant_order_id = mo.id
      left join users u on u.id = e.user_id
     where mo.order_id = ${orderId} and ${within(scope)} order by e.id desc`.execute(run);
  return rows;
}

export interface StoredNote {
  id: number;
  who: string;
  merchantName: string;
  body: string;
  at: Date;
}

/** Newest first. A merchant reads what its own people wrote. */
export async function selectNotes(run: Runner, orderId: number, scope: Scope): Promise<StoredNote[]> {
  const readable = scope === 'all' ? sql`true` : sql`n.merchant_id = ${scope.merchantId}`;
  const { rows } = await sql<StoredNote>`
    select n.id, u.name as who, coalesce(m.name_ar, '') as "merchantName", n.body, n.written_at as at
      from order_notes n
      join users u on u.id = n.user_id
      left join merchants m on m.id = n.merchant_id
     where n.order_id = ${orderId} and ${readable} order by n.id desc`.execute(run);
  return rows;
}

/** Nothing where the order is none of the writer's. */
export async function insertNote(
  run: Runner,
  note: { orderId: number; scope: Scope; userId: number; body: string; now: Date },
): Promise<number | undefined> {
  const { orderId, scope, userId, body, now } = note;
  const merchantId = scope === 'all' ? null : scope.merchantId;
  const { rows } = await sql<{ id: number }>`
    insert into order_notes (order_id, merchant_id, user_id, body, written_at)
    select o.id, ${merchantId}::bigint, ${userId}::bigint, ${body}, ${now}::timestamptz from orders o
     where o.id = ${orderId}
       and exists (select from merchant_orders mo where mo.order_id = o.id and ${within(scope)})
    returning id`.execute(run);
  return rows[0]?.id;
}

/** False when another parcel of the same carrier has this number. The group's lock is held. */
export async function updateTracking(tx: Tx, parcelId: number, trackingNumber: string): Promise<boolean> {
  const { rows } = await sql`
    update parcels p set tracking_number = ${trackingNumber}
     where p.id = ${parcelId}
       and not exists (select from parcels other where other.carrier = p.carrier
                          and other.tracking_number = ${trackingNumber} and other.id <> p.id)
    returning p.id`.execute(tx);
  return rows.length > 0;
}

/** The orders of these merchant orders, so far as they are there for the viewer, in the order of the given ids. */
export async function selectOrdersOf(run: Runner, merchantOrderIds: readonly number[], scope: Scope) {
  const { rows } = await sql<{ id: number; orderId: number }>`
    select mo.id, mo.order_id as "orderId" from merchant_orders mo
     where mo.id = any(${merchantOrderIds}::bigint[]) and ${within(scope)}
     order by array_position(${merchantOrderIds}::bigint[], mo.id)`.execute(run);
  return rows;
}

/** The parcel that a photo was sent for; undefined if none. */
export async function selectPhotoParcel(run: Runner, identifier: string): Promise<number | undefined> {
  const { rows } = await sql<{ parcelId: number }>`
    select parcel_id as "parcelId" from parcel_photos where picture = ${identifier}`.execute(run);
  return rows[0]?.parcelId;
}

/** Returns the parcel that the photo belongs to, which is another one if that one was first. */
export async function insertParcelPhoto(
  run: Runner,
  { identifier, parcelId, sentAt }: { identifier: string; parcelId: number; sentAt: Date },
): Promise<number | undefined> {
  await sql`
    insert into parcel_photos (picture, parcel_id, sent_at) values (${identifier}, ${parcelId}, ${sentAt})
    on conflict (picture) do nothing`.execute(run);
  return selectPhotoParcel(run, identifier);
}
