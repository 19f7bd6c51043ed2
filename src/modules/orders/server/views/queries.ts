import { sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import type { MerchantOrderStatus } from '../../order.ts';
import type { BesideOrders, NearestPart, OrderSummary } from '../../order-view.ts';
import type { StoredOrder } from '../../visible-order.ts';
import { COUNTS, UNCANCELLED_TOTAL, UNCANCELLED_UNITS } from '../uncancelled.sql.ts';

interface ListedOrder {
  id: number;
  placedAt: Date;
  total: number;
  statuses: MerchantOrderStatus[];
  units: number;
  merchants: number;
  images: string[];
  promised: OrderSummary['promised'];
}

/** All of a buyer's orders except those that expired unpaid (docs/orders-rules.md, Placing). */
const listedFor = (userId: number) => sql`
  user_id = ${userId} and exists (
    select from merchant_orders mo
     where mo.order_id = orders.id and not (mo.stage = 'pending_payment' and mo.status = 'cancelled'))`;

/** Which statuses the parts of an order have, each once and in their order. */
const STATUSES = sql`array_agg(distinct mo.status)`;

const hasParts = (statuses: readonly MerchantOrderStatus[][]) => sql`
  (select array_to_string(${STATUSES}, ' ') from merchant_orders mo where mo.order_id = orders.id)
    = any(${statuses.map(each => each.join(' '))}::text[])`;

interface OrdersPage {
  limit: number;
  offset: number;
  /** Only orders whose parts have together one of these; null for all. */
  statuses: MerchantOrderStatus[][] | null;
}

/** A page of a buyer's orders, newest first. */
export async function selectOrders(run: Runner, userId: number, { limit, offset, statuses }: OrdersPage) {
  const listed = allOf(listedFor(userId), statuses !== null && hasParts(statuses));
  const { rows } = await sql<ListedOrder>`
    select o.id, o.placed_at as "placedAt", l.total::int as total,
           (select array_agg(mo.status) from merchant_orders mo where mo.order_id = o.id) as statuses,
           l.units::int, l.merchants, l.images, p.promised
      from (select * from orders where ${listed} order by id desc ${limitToPage({ limit, offset })}) o
      cross join lateral (
        select sum(mo.total) as total, sum(mo.units) as units, count(*)::int as merchants,
               (select (array_agg(ol.image order by ol.id))[:4]
                  from order_lines ol join merchant_orders mo on mo.id = ol.merchant_order_id
                 where mo.order_id = o.id and ${COUNTS} and ${UNCANCELLED_UNITS} > 0) as images
          from (select ${UNCANCELLED_TOTAL} as total,
                       (select sum(${UNCANCELLED_UNITS}) from order_lines ol where ol.merchant_order_id = mo.id) as units
                  from merchant_orders mo where mo.order_id = o.id and ${COUNTS}) mo) l
      left join lateral (
        select json_build_object('first', mo.promised_first, 'last', mo.promised_last) as promised
          from merchant_orders mo
         where mo.order_id = o.id and mo.status in ('new', 'accepted', 'ready', 'shipped') and mo.promised_last is not null
         order by mo.promised_last, mo.id limit 1) p on true
     order by o.id desc`.execute(run);
  return rows;
}

export async function countOrders(run: Runner, userId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from orders where ${listedFor(userId)}`.execute(run);
  return rows[0]?.count ?? 0;
}

/** How many of a person's orders have parts that stand so; how often a status occurs in one order decides nothing. */
export async function selectStatusCounts(run: Runner, userId: number) {
  const { rows } = await sql<{ statuses: MerchantOrderStatus[]; orders: number }>`
    select statuses, count(*) as orders
      from (select ${STATUSES} as statuses
              from orders o join merchant_orders mo on mo.order_id = o.id
             where o.user_id = ${userId} group by o.id) each
     group by statuses`.execute(run);
  return rows;
}

/** The part that reaches a person first: what is out with the courier, then what was handed over, then the day. */
export async function selectNearest(run: Runner, userId: number) {
  const { rows } = await sql<NearestPart>`
    select mo.order_id as "orderId", mo.status, mo.status = 'shipped' and mo.out_for_delivery as "isOut", l.title,
           l.image as "imageUrl",
           case when mo.promised_last is not null then
             json_build_object('first', mo.promised_first, 'last', mo.promised_last) end as promised
      from (select mo.* from orders o join merchant_orders mo on mo.order_id = o.id
             where o.user_id = ${userId}
               and mo.status in ('pending_payment', 'pending_confirmation', 'new', 'accepted', 'ready', 'shipped')
             order by mo.status = 'shipped' desc, mo.out_for_delivery desc, mo.promised_last, mo.id limit 1) mo
     cross join lateral (
       select title, image from order_lines
        where merchant_order_id = mo.id order by quantity = cancelled, id limit 1) l`.execute(run);
  return rows[0];
}

/** What a person has beside orders; returns are found from the person's orders, whose number is small in any shop. */
export async function selectBeside(run: Runner, userId: number): Promise<BesideOrders> {
  const { rows } = await sql<BesideOrders>`
    select r.open as "openReturns", r.inspected as "inspectedReturns",
           (select count(*)::int from (
              select from conversations c join conversation_messages t on t.conversation_id = c.id
               where c.user_id = ${userId} and c.newest_of_merchant > c.read_by_buyer
                 and t.side = 'merchant' and t.id > c.read_by_buyer limit 100) unread) as "newMessages",
           (select count(*)::int from likes l join products p on p.id = l.product_id and p.listed
             where l.user_id = ${userId}) as likes,
           (select count(*)::int from addresses where user_id = ${userId}) as addresses
      from (select count(*)::int as open, (count(*) filter (where r.state = 'received'))::int as inspected
              from orders o
              join merchant_orders mo on mo.order_id = o.id
              join returns r on r.merchant_order_id = mo.id
             where o.user_id = ${userId} and r.tab <> 'done' and r.state <> 'rejected') r`.execute(run);
  return rows[0] as BesideOrders;
}

/** An order with its parts, each with its lines and the history of its status. */
export async function selectOrder(run: Runner, orderId: number): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.user_id as "userId", o.placed_at as "placedAt", o.payment_method as "paymentMethod", o.address, o.gift,
           (select t.due_at from timers t where t.kind = 'cash_confirmation' and t.subject_id = o.id
               and t.fired_at is null and t.cancelled_at is null) as "confirmUntil",
           (select f.order_id from replacements x join refunds f on f.id = x.refund_id
             where x.order_id = o.id) as "replacesOrderId",
           (select json_agg(json_build_object(
                     'id', mo.id, 'merchantId', mo.merchant_id, 'merchantName', mo.merchant_name,
                     'merchantLogo', mo.merchant_logo, 'seller', mo.seller, 'status', mo.status, 'stage', mo.stage,
                     'promised', case when mo.promised_last is not null then
                                   json_build_object('first', mo.promised_first, 'last', mo.promised_last) end, 'goods', mo.goods, 'discount', mo.discount, 'delivery', mo.delivery,
                     'packaging', mo.packaging, 'adminFee', mo.admin_fee, 'total', mo.total,
                     'paid', (select coalesce(sum(s.captured), 0) from payment_shares s join payments p on p.id = s.payment_id
                               where s.merchant_order_id = mo.id and not p.overpaid),
                     'refunded', (select coalesce(sum(s.refunded), 0) from payment_shares s join payments p on p.id = s.payment_id
                                   where s.merchant_order_id = mo.id and not p.overpaid)
                                 + (select coalesce(sum(t.amount), 0) from refund_tenders t join refunds f on f.id = t.refund_id
                                     where f.merchant_order_id = mo.id and f.wish <> 'exchange' and t.means <> 'gateway'
                                       and t.state = 'succeeded'),
                     'surplus', (select coalesce(sum(s.captured - s.refunded), 0) from payment_shares s join payments p on p.id = s.payment_id
                                  where s.merchant_order_id = mo.id and p.overpaid),
                     'lines', (select json_agg(json_build_object(
                                 'id', ol.id, 'open', ol.open, 'cancelled', ol.cancelled, 'inParcel', ol.in_parcel,
                                 'delivered', ol.delivered, 'failed', ol.failed, 'returned', ol.returned,
                                 'productId', ol.product_id, 'variantId', ol.variant_id, 'title', ol.title,
                                 'sku', coalesce(v.sku, ''), 'shelf', coalesce(v.shelf, ''),
                                 'options', ol.options, 'image', ol.image, 'unitPrice', ol.unit_price,
                                 'quantity', ol.quantity, 'vat', ol.vat) order by ol.id)
                                 from order_lines ol left join variants v on v.id = ol.variant_id
                                where ol.merchant_order_id = mo.id),
                     'changes', (select json_agg(json_build_object(
                                   'status', e.to_status, 'event', e.event, 'at', e.happened_at,
                                   'reason', e.reason) order by e.id)
                                   from order_events e where e.merchant_order_id = mo.id
                                    and (e.from_status is distinct from e.to_status
                                         or e.event in ('out_for_delivery', 'attempt_failed', 'not_received')))) order by mo.id)
              from merchant_orders mo where mo.order_id = o.id) as "merchantOrders"
      from orders o
     where o.id = ${orderId}`.execute(run);
  return rows[0];
}

/** The lines of an order that are still sold and have a free unit. */
export async function selectLinesAgain(
  run: Runner,
  { orderId, userId }: { orderId: number; userId: number },
) {
  const { rows } = await sql<{
    productId: number;
    variantId: number;
    quantity: number;
    title: string;
    price: number;
    isSold: boolean;
  }>`
    select ol.product_id as "productId", ol.variant_id as "variantId", ol.quantity, ol.title,
           coalesce(v.price, ol.unit_price) as price,
           coalesce(p.listed and merchant_sells(m.status)
                      and free_units(v.available, v.on_hand, v.held, v.allocated) > 0, false) as "isSold"
      from orders o
      join merchant_orders mo on mo.order_id = o.id
      join order_lines ol on ol.merchant_order_id = mo.id
      left join variants v on v.id = ol.variant_id
      left join products p on p.id = v.product_id
      left join merchants m on m.id = p.merchant_id
     where o.id = ${orderId} and o.user_id = ${userId} order by ol.id`.execute(run);
  return rows;
}
