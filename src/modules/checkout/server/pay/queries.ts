import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

export interface OrderToPay {
  userId: number;
  placedAt: Date;
  paymentMethod: string;
  governorateId: number;
  mobile: string;
  buyer: { name: string; email: string; mobile: string };
  merchants: { id: number; name: string }[];
  categoryIds: number[];
  everybodyTakesCash: boolean;
}

/** The facts about an order and its buyer that a payment request needs. */
export async function selectOrderToPay(run: Runner, orderId: number): Promise<OrderToPay | undefined> {
  const { rows } = await sql<OrderToPay>`
    select o.user_id as "userId", o.placed_at as "placedAt", o.payment_method as "paymentMethod", o.mobile,
           (o.address ->> 'governorateId')::int as "governorateId",
           json_build_object('name', u.name, 'email', coalesce(u.email, ''), 'mobile', u.mobile) as buyer,
           (select json_agg(json_build_object('id', mo.id, 'name', mo.merchant_name) order by mo.id)
              from merchant_orders mo where mo.order_id = o.id) as merchants,
           (select coalesce(json_agg(distinct p.category_id), '[]')
              from merchant_orders mo
              join order_lines l on l.merchant_order_id = mo.id
              join products p on p.id = l.product_id
             where mo.order_id = o.id) as "categoryIds",
           not exists (select from merchant_orders mo join merchants m on m.id = mo.merchant_id
                        where mo.order_id = o.id and m.status = 'restricted') as "everybodyTakesCash"
      from orders o join users u on u.id = o.user_id where o.id = ${orderId}`.execute(run);
  return rows[0];
}

/** The fate of earlier parcels to this account or mobile, and how many of the buyer's other orders are under way. */
export async function selectCashFacts(
  run: Runner,
  { orderId, userId, mobile }: { orderId: number; userId: number; mobile: string },
) {
  const { rows } = await sql<{ delivered: number; refused: number; openOrders: number }>`
    select count(*) filter (where p.state = 'delivered')::int as delivered,
           count(*) filter (where p.state in ('undelivered', 'returned') and exists (
             select from order_events e where e.parcel_id = p.id and e.event = 'refused'))::int as refused,
           count(distinct o.id) filter (where o.user_id = ${userId} and o.id <> ${orderId} and mo.status in
             ('pending_payment', 'pending_confirmation', 'new', 'accepted', 'ready', 'shipped'))::int as "openOrders"
      from orders o
      join merchant_orders mo on mo.order_id = o.id
      left join parcels p on p.merchant_order_id = mo.id
     where o.user_id = ${userId} or o.mobile = ${mobile}`.execute(run);
  return rows[0] as { delivered: number; refused: number; openOrders: number };
}

/** The order of a row in order_events. */
export async function selectOrderOfEvent(run: Runner, eventId: number): Promise<number | undefined> {
  const { rows } = await sql<{ orderId: number }>`
    select mo.order_id as "orderId" from order_events e join merchant_orders mo on mo.id = e.merchant_order_id
     where e.id = ${eventId}`.execute(run);
  return rows[0]?.orderId;
}
