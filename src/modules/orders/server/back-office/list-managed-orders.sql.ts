import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import { countUpTo, limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import { ORDER_TABS, type OrderTab } from '../../back-office/order-tab.ts';
import type { MerchantOrderView } from '../../can-do.ts';
import type { MerchantOrderStatus } from '../../order.ts';
import { COUNTS, UNCANCELLED_TOTAL, UNCANCELLED_UNITS, waived } from '../uncancelled.sql.ts';
import { type Scope, within } from './queries.ts';

export interface ListFilter {
  scope: Scope;
  /** Of staff who look at one merchant. */
  merchantId?: number;
  tab?: OrderTab;
  from?: Date;
  before?: Date;
  paymentMethod?: string;
  governorateId?: number;
  /** What a search has found; without it all. */
  orderIds?: readonly number[];
  sort: 'newest' | 'oldest';
}

export interface ListedMerchantOrderRow extends MerchantOrderView {
  id: number;
  merchantName: string;
  isOutForDelivery: boolean;
  total: number;
  /** The day in Cairo; null once it was handed over. */
  handOverOn: string | null;
}

export interface ListedRow {
  id: number;
  placedAt: Date;
  paymentMethod: string;
  customer: string;
  governorate: string;
  units: number;
  images: string[];
  merchantOrders: ListedMerchantOrderRow[];
}

function conditions(filter: ListFilter): RawBuilder<unknown> {
  const { scope, merchantId, tab, from, before, paymentMethod, governorateId, orderIds } = filter;
  return allOf(
    within(scope),
    merchantId !== undefined && sql`mo.merchant_id = ${merchantId}`,
    tab !== undefined && sql`mo.tab = ${tab}`,
    from !== undefined && sql`mo.placed_at >= ${from}`,
    before !== undefined && sql`mo.placed_at < ${before}`,
    paymentMethod !== undefined && paymentMethod !== '' && sql`mo.payment_method = ${paymentMethod}`,
    governorateId !== undefined && sql`mo.governorate_id = ${governorateId}`,
    orderIds !== undefined && sql`mo.order_id = any(${orderIds}::bigint[])`,
  );
}

/** The merchant orders of a filter in its order, the parts of an order beside one another. */
function chosen(filter: ListFilter, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const { tab, scope, paymentMethod, governorateId } = filter;
  const all = sql`select ${columns} from merchant_orders mo where ${conditions(filter)}`;
  if (tab || !(paymentMethod || governorateId !== undefined)) return sql`${all} ${inOrder(filter)}`;
  // The indexes by payment and by place have the tab before the moment: the tabs, each in its order, are merged.
  const tabs = scope === 'all' ? (['unpaid', ...ORDER_TABS] as const) : ORDER_TABS;
  const each = tabs.map(one => sql`(${all} and mo.tab = ${sql.lit(one)} ${inOrder(filter)})`);
  return sql`select ${columns} from (${sql.join(each, sql` union all `)}) mo ${inOrder(filter)}`;
}

const inOrder = ({ sort }: ListFilter) =>
  sort === 'newest'
    ? sql`order by mo.placed_at desc, mo.order_id desc`
    : sql`order by mo.placed_at, mo.order_id`;

const found = (filter: ListFilter) => sql`
  select mo.order_id, mo.placed_at from (${chosen(filter, sql`mo.order_id, mo.placed_at`)}) mo
   group by mo.placed_at, mo.order_id ${inOrder(filter)}`;

/** A page of orders, each with the parts that may be seen. */
export async function selectListed(
  run: Runner,
  filter: ListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const direction = filter.sort === 'newest' ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListedRow>`
    with found as (${found(filter)} ${limitToPage({ limit, offset })})
    select o.id, o.placed_at as "placedAt", o.payment_method as "paymentMethod", o.address ->> 'recipient' as customer,
           o.address ->> 'governorateName' as governorate, s.parts as "merchantOrders", l.units, l.images
      from found join orders o on o.id = found.order_id
      cross join lateral (
        select json_agg(json_build_object(
                 'id', mo.id, 'buyerId', o.user_id, 'merchantId', mo.merchant_id, 'merchantName', mo.merchant_name,
                 'merchantStatus', m.status, 'status', mo.status, 'stage', mo.stage, 'cancelReason', mo.cancel_reason,
                 'openClaims', 0, 'isOutForDelivery', mo.out_for_delivery, 'total', ${UNCANCELLED_TOTAL},
                 'handOverOn', case when mo.status in ('new', 'accepted', 'ready') then mo.promised_out end,
                 'parcels', coalesce((select json_agg(json_build_object('id', p.id, 'state', p.state, 'carrier', p.carrier))
                                        from parcels p where p.merchant_order_id = mo.id), '[]')) order by mo.id) as parts
          from merchant_orders mo join merchants m on m.id = mo.merchant_id
         where mo.order_id = o.id and ${within(filter.scope)}) s
      cross join lateral (
        select coalesce(sum(${UNCANCELLED_UNITS}), 0)::int as units,
               coalesce((array_agg(ol.image order by ol.id) filter (where ${UNCANCELLED_UNITS} > 0))[:4], '{}') as images
          from merchant_orders mo join order_lines ol on ol.merchant_order_id = mo.id
         where mo.order_id = o.id and ${within(filter.scope)} and ${filter.scope === 'all' ? COUNTS : sql`true`}) l
     order by found.placed_at ${direction}, found.order_id ${direction}`.execute(run);
  return rows;
}

/** How many orders there are under each tab, each counted up to `MOST_COUNTED`. */
export async function countTabs(run: Runner, { tab: _, ...filter }: ListFilter) {
  if (filter.orderIds) return countTabsOf(run, filter);
  const { rows } = await sql<Record<OrderTab | 'all', number>>`
    select ${countUpTo(found(filter))} as "all", ${tabColumns(ORDER_TABS, tab => found({ ...filter, tab }))}`.execute(
    run,
  );
  return rows[0] as Record<OrderTab | 'all', number>;
}

/** The same of what a search has found, all of them in one go. */
async function countTabsOf(run: Runner, filter: Omit<ListFilter, 'tab'>) {
  const columns = ORDER_TABS.map(
    tab => sql`count(distinct order_id) filter (where tab = ${sql.lit(tab)})::int as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<OrderTab | 'all', number>>`
    select count(distinct order_id)::int as "all", ${sql.join(columns)}
      from merchant_orders mo where ${conditions(filter)}`.execute(run);
  return rows[0] as Record<OrderTab | 'all', number>;
}

export interface ExportedMerchantOrder {
  id: number;
  orderId: number;
  placedAt: Date;
  /** When the order was placed, to the microsecond. */
  exactTime: string;
  merchantName: string;
  status: MerchantOrderStatus;
  recipient: string;
  mobile: string;
  cityName: string;
  governorateName: string;
  paymentMethod: string;
  units: number;
  goods: number;
  delivery: number;
  packaging: number;
  adminFee: number;
  total: number;
}

/** The merchant orders of a filter after that one, in the list's order. Amounts in piastres. */
export async function selectExported(
  run: Runner,
  filter: ListFilter,
  { after, limit }: { after: ExportedMerchantOrder | undefined; limit: number },
): Promise<ExportedMerchantOrder[]> {
  const [direction, from] = filter.sort === 'newest' ? [sql`desc`, sql`<=`] : [sql`asc`, sql`>=`];
  const rest = after
    ? sql`(mo.placed_at, mo.order_id) ${from} (${after.exactTime}::timestamptz, ${after.orderId}::bigint)
          and not (mo.order_id = ${after.orderId} and mo.id <= ${after.id})`
    : sql`true`;
  const { rows } = await sql<ExportedMerchantOrder>`
    select mo.id, o.id as "orderId", o.placed_at as "placedAt", mo.placed_at::text as "exactTime",
           mo.merchant_name as "merchantName", mo.status,
           o.address ->> 'recipient' as recipient, o.mobile, o.address ->> 'cityName' as "cityName",
           o.address ->> 'governorateName' as "governorateName", o.payment_method as "paymentMethod",
           (select sum(${UNCANCELLED_UNITS})::int from order_lines ol where ol.merchant_order_id = mo.id) as units,
           (select sum(ol.unit_price * ${UNCANCELLED_UNITS})::int from order_lines ol where ol.merchant_order_id = mo.id) as goods,
           mo.delivery - ${waived('delivery')} as delivery, mo.packaging - ${waived('packaging')} as packaging,
           mo.admin_fee - ${waived('admin_fee')} as "adminFee", ${UNCANCELLED_TOTAL} as total
      from (select * from (${chosen(filter, sql`mo.*`)}) mo where ${rest}
             order by mo.placed_at ${direction}, mo.order_id ${direction}, mo.id limit ${sql.lit(limit)}) mo
      join orders o on o.id = mo.order_id
     order by mo.placed_at ${direction}, mo.order_id ${direction}, mo.id`.execute(run);
  return rows;
}
