import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { MerchantOrder } from '../merchant-order.ts';

// Events. Every change of an order locks the group, then its merchant orders by id, then stock rows by id.

/** How to find the group: by its id, by one of its merchant orders, or by one of their parcels. */
export type GroupKey = { orderId: number } | { merchantOrderId: number } | { parcelId: number };

/** Locks a group and its merchant orders. Returns the group's id, or undefined if there is none. */
export async function lockGroup(tx: Tx, key: GroupKey): Promise<number | undefined> {
  const id =
    'orderId' in key
      ? sql`${key.orderId}::bigint`
      : 'merchantOrderId' in key
        ? sql`(select order_id from merchant_orders where id = ${key.merchantOrderId})`
        : sql`(select mo.order_id from parcels p join merchant_orders mo on mo.id = p.merchant_order_id
                where p.id = ${key.parcelId})`;
  const { rows } = await sql<{ id: number }>`
    select id from orders where id = ${id} for no key update`.execute(tx);
  const found = rows[0]?.id;
  if (found !== undefined)
    await sql`select id from merchant_orders where order_id = ${found} order by id for no key update`.execute(
      tx,
    );
  return found;
}

/** What a merchant collects itself is nobody's to pay over. */
export const CASH_IS_IN = sql`
  c.state in ('remitted', 'settled', 'written_off') and c.holder is distinct from 'merchant' and c.amount > 0`;

/** The merchant orders of a group as the engine works on them, by id. Read under the locks, so they stay true. */
export async function selectMerchantOrders(run: Runner, orderId: number): Promise<MerchantOrder[]> {
  const { rows } = await sql<MerchantOrder>`
    select mo.id, o.id as "orderId", o.user_id as "buyerId", mo.merchant_id as "merchantId",
           m.status as "merchantStatus", mo.status, mo.stage, mo.completed_at is not null as "isCompleted",
           mo.cancel_reason as "cancelReason", mo.cancelled_at as "cancelledAt",
           o.payment_method as "paymentMethod", mo.delivery - mo.waived_delivery as "deliveryFee", mo.borne_delivery as "borneDelivery",
           mo.delivery + mo.packaging + mo.admin_fee - mo.waived_delivery - mo.waived_others as fees,
           json_build_object('delivery', mo.waived_delivery, 'others', mo.waived_others) as waived,
           coalesce((select sum(s.captured)::int from payment_shares s join payments pay on pay.id = s.payment_id
                      where s.merchant_order_id = mo.id and pay.provider = 'store_credit'), 0) as credit,
           (select count(*)::int from claims c
             where c.merchant_order_id = mo.id and c.closed_at is null and c.kind <> 'courier') as "openClaims",
           mo.overdue_at is not null as "isOverdue",
           exists (select from returns r where r.merchant_order_id = mo.id
                      and r.state not in ('cancelled', 'expired', 'closed'))
             or exists (select from claims c where c.merchant_order_id = mo.id and c.kind <> 'courier'
                           and c.decision is distinct from 'refuse') as "hasReturnOrClaim",
           (select count(*)::int from returns r
             where r.merchant_order_id = mo.id
               and r.state not in ('resolved', 'cancelled', 'expired', 'closed')) as "openReturns",
           (select json_agg(json_build_object(
                     'id', l.id, 'variantId', l.variant_id, 'unitPrice', l.unit_price, 'ordered', l.quantity,
                     'open', l.open, 'cancelled', l.cancelled, 'inParcel', l.in_parcel, 'delivered', l.delivered,
                     'failed', l.failed, 'returned', l.returned, 'expired', l.expired,
                     'discount', l.discount,
                     'platformDiscount', l.platform_discount, 'commission', l.commission,
                     'commissionVat', l.commission_vat) order by l.id)
              from order_lines l where l.merchant_order_id = mo.id) as lines,
           coalesce((select json_agg(json_build_object(
                     'id', p.id, 'state', p.state, 'carrier', p.carrier, 'trackingNumber', p.tracking_number,
                     'attempts', p.attempts, 'outForDelivery', p.out_for_delivery, 'deliveryCode', p.delivery_code,
                     'proof', p.proof, 'condition', p.condition, 'fees', p.fees, 'credit', p.credit,
                     'collected', c.collected, 'cashIsIn', coalesce(${CASH_IS_IN}, false),
                     'lines', (select json_agg(json_build_object('lineId', pl.order_line_id, 'units', pl.quantity,
                                               'restocked', pl.restocked, 'net', pl.net) order by pl.id)
                                 from parcel_lines pl where pl.parcel_id = p.id)) order by p.id)
              from parcels p left join cod_collections c on c.parcel_id = p.id
             where p.merchant_order_id = mo.id), '[]') as parcels
      from merchant_orders mo
      join orders o on o.id = mo.order_id
      join merchants m on m.id = mo.merchant_id
     where mo.order_id = ${orderId} order by mo.id`.execute(run);
  return rows;
}

/** Records the method by which the order is paid from now on. */
export async function setPaymentMethod(tx: Tx, orderId: number, method: string): Promise<void> {
  await sql`update orders set payment_method = ${method} where id = ${orderId} and payment_method <> ${method}`.execute(
    tx,
  );
}

/** The order, and the part of it, to which an event happened. */
export async function selectPlaceOfEvent(run: Runner, eventId: number) {
  const { rows } = await sql<{ orderId: number; merchantOrderId: number }>`
    select mo.order_id as "orderId", mo.id as "merchantOrderId"
      from order_events e join merchant_orders mo on mo.id = e.merchant_order_id where e.id = ${eventId}`.execute(
    run,
  );
  return rows[0];
}
