import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { MerchantOrderStatus } from '../order.ts';
import type { OrderEvent } from '../order-event.ts';
import { COUNTS, UNCANCELLED_TOTAL, UNCANCELLED_UNITS } from './uncancelled.sql.ts';

/** A row of the history with the facts for messages; amounts in piastres. */
export interface Step {
  id: number;
  event: OrderEvent;
  from: MerchantOrderStatus | null;
  to: MerchantOrderStatus;
  role: string;
  reason: string;
  orderId: number;
  buyerId: number;
  /** The accounts of the part's merchant. */
  members: number[];
  /** Without what was cancelled, as their screens have them. */
  total: number;
  units: number;
  goods: number;
  /** Merchants of the order. */
  merchantOrders: number;
  /** The first row of the same event in the same request, for other parts of the order. */
  first: number;
  merchants: string[];
  isWholeMerchantOrder: boolean;
  /** Whether the parcel was given up right after the attempt. */
  isLastAttempt: boolean;
  due: number | null;
  /** Money of the order has come, however much of it is back. */
  isPaid: boolean;
  deliveryCode: string | null;
  promised: { first: string; last: string } | null;
  /** Until when the buyer must confirm, or the merchant accept. */
  deadline: Date | null;
}

/** One event, or the first event of every part of these orders. */
type StepKey = { eventId: number } | { placedOrderIds: readonly number[] };

/** Events of a part, each together with the parts of the same order that it affected in the same request. */
export async function selectSteps(tx: Tx, key: StepKey): Promise<Step[]> {
  const meant =
    'eventId' in key
      ? sql`e.id = ${key.eventId}`
      : sql`mo.order_id = any(${key.placedOrderIds}::bigint[]) and e.event = 'submitted'`;
  const { rows } = await sql<Step>`
    select e.id, e.event, e.from_status as "from", e.to_status as "to", e.role, e.reason, o.id as "orderId",
           o.user_id as "buyerId", counted.units, counted.goods,
           (select sum(${UNCANCELLED_TOTAL})::int from merchant_orders mo where mo.order_id = o.id and ${COUNTS}) as total,
           (select coalesce(json_agg(m.user_id order by m.user_id), '[]') from merchant_members m
             where m.merchant_id = mo.merchant_id) as members,
           (select count(*) from merchant_orders other where other.order_id = o.id) as "merchantOrders",
           together.first, together.merchants,
           (select case when count(part.promised_last) > 0 then
                     json_build_object('first', min(part.promised_first), 'last', max(part.promised_last)) end
              from merchant_orders part where part.order_id = o.id) as promised,
           (select t.due_at from timers t
             where t.fired_at is null and t.cancelled_at is null
               and t.kind = case e.to_status when 'pending_confirmation' then 'cash_confirmation'
                                             when 'new' then 'merchant_timeout' end
               and t.subject_id = case e.to_status when 'new' then mo.id else o.id end) as deadline,
           case when e.event = 'cancelled' then together.cancelled
                when e.parcel_id is not null then (select count(*) = 1 from parcels other
                                                    where other.merchant_order_id = mo.id and other.state <> 'cancelled')
                else true end as "isWholeMerchantOrder",
           e.event = 'attempt_failed' and exists (
             select from order_events later
              where later.parcel_id = e.parcel_id and later.id > e.id and later.event = 'refused'
                and later.reason = 'attempts_exhausted' and later.request_id = e.request_id) as "isLastAttempt",
           case when c.state = 'due' then c.amount end as due,
           e.event <> 'submitted' and exists (
             select from payments paid where paid.order_id = o.id and paid.provider <> 'cash' and paid.captured > 0) as "isPaid",
           case when p.carrier = 'merchant' and p.state = 'shipped' then p.delivery_code end as "deliveryCode"
      from order_events e
      join merchant_orders mo on mo.id = e.merchant_order_id
      join orders o on o.id = mo.order_id
      cross join lateral (
        select sum(${UNCANCELLED_UNITS})::int as units, sum(${UNCANCELLED_UNITS} * ol.unit_price)::int as goods
          from order_lines ol where ol.merchant_order_id = mo.id) counted
      left join parcels p on p.id = e.parcel_id
      left join cod_collections c on c.parcel_id = p.id
      cross join lateral (
        select min(each.id) as first, json_agg(part.merchant_name order by part.id) as merchants,
               bool_and(each.to_status = 'cancelled') as cancelled
          from merchant_orders part
          join order_events each on each.merchant_order_id = part.id
         where part.order_id = o.id
           and (each.id = e.id
                or (e.parcel_id is null and each.parcel_id is null and each.event = e.event
                    and e.request_id <> '' and each.request_id = e.request_id))) together
     where ${meant} order by e.id`.execute(tx);
  return rows;
}

/** Who is told what no merchant does anything about. */
export async function selectStaff(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where role = 'super_admin' and deleted_at is null order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
