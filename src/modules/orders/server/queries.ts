import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { MerchantOrderStatus } from '../order.ts';
import type { KeptOrder } from '../visible-order.ts';

interface ListedOrder {
  id: number;
  placedAt: Date;
  total: number;
  statuses: MerchantOrderStatus[];
  units: number;
  images: string[];
}

/** A page of a buyer's orders, newest first. */
export async function selectOrders(
  run: Runner,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<ListedOrder>`
    select o.id, o.placed_at as "placedAt", o.total,
           (select array_agg(mo.status) from merchant_orders mo where mo.order_id = o.id) as statuses,
           l.units::int, l.images
      from (select * from orders where user_id = ${userId} order by id desc limit ${limit} offset ${offset}) o
      cross join lateral (
        select sum(ol.quantity) as units, (array_agg(ol.image order by ol.id))[:4] as images
          from merchant_orders mo
          join order_lines ol on ol.merchant_order_id = mo.id
         where mo.order_id = o.id) l
     order by o.id desc`.execute(run);
  return rows;
}

export async function countOrders(run: Runner, userId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from orders where user_id = ${userId}`.execute(run);
  return rows[0]?.count ?? 0;
}

/** An order with its parts, each with its lines and the history of its status. */
export async function selectOrder(run: Runner, orderId: number): Promise<KeptOrder | undefined> {
  const { rows } = await sql<KeptOrder>`
    select o.id, o.user_id as "userId", o.placed_at as "placedAt", o.payment_method as "paymentMethod", o.address,
           (select json_agg(json_build_object(
                     'id', mo.id, 'merchantId', mo.merchant_id, 'merchantName', mo.merchant_name,
                     'merchantLogo', mo.merchant_logo, 'status', mo.status, 'goods', mo.goods, 'delivery', mo.delivery,
                     'packaging', mo.packaging, 'adminFee', mo.admin_fee, 'total', mo.total,
                     'lines', (select json_agg(json_build_object(
                                 'productId', ol.product_id, 'variantId', ol.variant_id, 'title', ol.title,
                                 'options', ol.options, 'image', ol.image, 'unitPrice', ol.unit_price,
                                 'quantity', ol.quantity, 'vat', ol.vat) order by ol.id)
                                 from order_lines ol where ol.merchant_order_id = mo.id),
                     'changes', (select json_agg(json_build_object(
                                   'status', e.to_status, 'at', e.happened_at, 'reason', e.reason) order by e.id)
                                   from order_events e where e.merchant_order_id = mo.id)) order by mo.id)
              from merchant_orders mo where mo.order_id = o.id) as parts
      from orders o
     where o.id = ${orderId}`.execute(run);
  return rows[0];
}

/** Whom to tell of an order, and what is due for it; nobody once the account is deleted. */
export async function selectOrderContact(run: Runner, orderId: number) {
  const { rows } = await sql<{ userId: number; mobile: string; email: string; total: number }>`
    select u.id as "userId", u.mobile, u.email, o.total from orders o join users u on u.id = o.user_id
     where o.id = ${orderId} and u.deleted_at is null`.execute(run);
  return rows[0];
}

/** Units of each product in an order. */
export async function selectOrderedUnits(run: Runner, orderId: number) {
  const { rows } = await sql<{ productId: number; units: number }>`
    select ol.product_id as "productId", sum(ol.quantity)::int as units
      from order_lines ol join merchant_orders mo on mo.id = ol.merchant_order_id
     where mo.order_id = ${orderId} group by ol.product_id order by ol.product_id`.execute(run);
  return rows;
}
