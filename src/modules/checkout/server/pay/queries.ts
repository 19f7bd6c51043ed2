import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { MerchantOrderMoney } from '../../retained-money.ts';

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

/** The money of every part of an order, by id; read under the order's lock. */
export async function selectMerchantOrderMoney(tx: Tx, orderId: number): Promise<MerchantOrderMoney[]> {
  const hasLeft = sql`p.state not in ('packed', 'cancelled')`;
  const failed = sql`parcel_fate(p) <> 'stands'`;
  const { rows } = await sql<MerchantOrderMoney>`
    select mo.id as "merchantOrderId", mo.delivery - mo.waived_delivery as delivery,
           mo.packaging + mo.admin_fee - mo.waived_others as others,
           exists (select from order_lines l where l.merchant_order_id = mo.id and l.open > 0) as "isOpen",
           coalesce((select json_agg(json_build_object('fees', p.fees, 'fate', parcel_fate(p)) order by p.id)
                       from parcels p where p.merchant_order_id = mo.id and p.state <> 'cancelled'), '[]') as parcels,
           mo.completed_at is not null as "isCompleted",
           pm.given as refunded, pm.charged_back as "chargedBack",
           (select coalesce(sum(f.delivery + f.fees), 0)::int from refunds f
             where f.merchant_order_id = mo.id and f.state <> 'refused') as "feesReturned",
           (select json_agg(frozen_line(l) || jsonb_build_object(
                     'kept', l.quantity - l.cancelled - coalesce((
                       select sum(pl.quantity) from parcel_lines pl join parcels p on p.id = pl.parcel_id
                        where pl.order_line_id = l.id and ${failed}), 0),
                     'returned', withdrawn_units(l.id), 'earned', coalesce((
                       select sum(pl.net) from parcel_lines pl join parcels p on p.id = pl.parcel_id
                        where pl.order_line_id = l.id and p.state = 'delivered'), 0)) order by l.id)
              from order_lines l where l.merchant_order_id = mo.id) as lines,
           coalesce((select json_agg(json_build_object('paymentId', p.id, 'captured', s.captured,
                                                       'left', s.captured - s.refund_claimed - s.charged_back) order by p.id)
              from payment_shares s join payments p on p.id = s.payment_id
             where s.merchant_order_id = mo.id and s.captured > 0 and not p.overpaid), '[]') as shares,
           case when o.payment_method = 'cash_on_delivery' then json_build_object(
             'parcels', coalesce((select json_agg(json_build_object('credit', p.credit, 'fees', p.fees, 'stands', not ${failed},
                          'worth', p.fees + (select sum(pl.net) from parcel_lines pl where pl.parcel_id = p.id)) order by p.id)
                from parcels p where p.merchant_order_id = mo.id and ${hasLeft}), '[]'),
             'lines', (select json_agg(frozen_line(l) || jsonb_build_object('wanted', l.quantity - l.cancelled, 'left', coalesce((
                          select sum(pl.quantity) from parcel_lines pl join parcels p on p.id = pl.parcel_id
                           where pl.order_line_id = l.id and ${hasLeft}), 0)) order by l.id)
                from order_lines l where l.merchant_order_id = mo.id)) end as door
      from merchant_orders mo join orders o on o.id = mo.order_id join part_money pm on pm.merchant_order_id = mo.id
     where mo.order_id = ${orderId} order by mo.id`.execute(tx);
  return rows;
}

/** The order of a row in order_events. */
export async function selectOrderOfEvent(tx: Tx, eventId: number): Promise<number | undefined> {
  const { rows } = await sql<{ orderId: number }>`
    select mo.order_id as "orderId" from order_events e join merchant_orders mo on mo.id = e.merchant_order_id
     where e.id = ${eventId}`.execute(tx);
  return rows[0]?.orderId;
}

/** The merchant order to which an event happened. */
export async function selectMerchantOrderOf(tx: Tx, eventId: number): Promise<number | undefined> {
  const { rows } = await sql<{ merchantOrderId: number }>`
    select merchant_order_id as "merchantOrderId" from order_events where id = ${eventId}`.execute(tx);
  return rows[0]?.merchantOrderId;
}
