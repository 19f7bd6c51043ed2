import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { OrderSearch } from '../../back-office/order-search.ts';
import { MOST_COUNTED, ORDER_TABS, type OrderTab } from '../../back-office/order-tab.ts';
import type { PartView } from '../../can-do.ts';
import type { MerchantOrderStatus } from '../../order.ts';
import type { OrderEvent } from '../../order-event.ts';

/** Whose orders are looked at: a merchant his own alone (A1), staff all of them. */
export type Scope = { merchantId: number } | 'all';

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

export interface ListedPart extends PartView {
  id: number;
  merchantName: string;
  isOutForDelivery: boolean;
  total: number;
}

export interface ListedRow {
  id: number;
  placedAt: Date;
  paymentMethod: string;
  customer: string;
  governorate: string;
  units: number;
  images: string[];
  parts: ListedPart[];
}

/** Before a merchant order is the merchant's to pack, and once it is over, its buyer is not his to know (A3). */
const KNOWS_BUYER = sql`mo.status in ('new', 'accepted', 'ready', 'shipped', 'delivered', 'undelivered')`;

/** A merchant's orders that were never paid do not exist for him (section 1). */
function within(scope: Scope): RawBuilder<unknown> {
  if (scope === 'all') return sql`true`;
  return sql`mo.merchant_id = ${scope.merchantId} and mo.tab <> 'unpaid'`;
}

function conditions(filter: ListFilter): RawBuilder<unknown> {
  const { scope, merchantId, tab, from, before, paymentMethod, governorateId, orderIds } = filter;
  const all = [within(scope)];
  if (merchantId !== undefined) all.push(sql`mo.merchant_id = ${merchantId}`);
  if (tab) all.push(sql`mo.tab = ${tab}`);
  if (from) all.push(sql`mo.placed_at >= ${from}`);
  if (before) all.push(sql`mo.placed_at < ${before}`);
  if (paymentMethod) all.push(sql`mo.payment_method = ${paymentMethod}`);
  if (governorateId !== undefined) all.push(sql`mo.governorate_id = ${governorateId}`);
  if (orderIds) all.push(sql`mo.order_id = any(${orderIds}::bigint[])`);
  return sql.join(all, sql` and `);
}

/** Groups come as the index has them: the parts of an order stand beside one another in it. */
function found(filter: ListFilter, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const direction = filter.sort === 'newest' ? sql`desc` : sql`asc`;
  return sql`
    select ${columns} from merchant_orders mo where ${conditions(filter)}
     group by mo.placed_at, mo.order_id order by mo.placed_at ${direction}, mo.order_id ${direction}`;
}

/** A page of orders, each with the parts that may be seen. */
export async function selectListed(
  run: Runner,
  filter: ListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const direction = filter.sort === 'newest' ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListedRow>`
    with found as (${found(filter, sql`mo.order_id, mo.placed_at`)} limit ${limit} offset ${offset})
    select o.id, o.placed_at as "placedAt", o.payment_method as "paymentMethod", o.address ->> 'recipient' as customer,
           o.address ->> 'governorateName' as governorate, s.parts, l.units, l.images
      from found join orders o on o.id = found.order_id
      cross join lateral (
        select json_agg(json_build_object(
                 'id', mo.id, 'buyerId', o.user_id, 'merchantId', mo.merchant_id, 'merchantName', mo.merchant_name,
                 'merchantStatus', m.status, 'status', mo.status, 'stage', mo.stage, 'cancelReason', mo.cancel_reason,
                 'openClaims', 0, 'isOutForDelivery', mo.out_for_delivery, 'total', mo.total,
                 'parcels', coalesce((select json_agg(json_build_object('id', p.id, 'state', p.state, 'carrier', p.carrier))
                                        from parcels p where p.merchant_order_id = mo.id), '[]')) order by mo.id) as parts
          from merchant_orders mo join merchants m on m.id = mo.merchant_id
         where mo.order_id = o.id and ${within(filter.scope)}) s
      cross join lateral (
        select sum(ol.quantity)::int as units, (array_agg(ol.image order by ol.id))[:4] as images
          from merchant_orders mo join order_lines ol on ol.merchant_order_id = mo.id
         where mo.order_id = o.id and ${within(filter.scope)}) l
     order by found.placed_at ${direction}, found.order_id ${direction}`.execute(run);
  return rows;
}

/** How many orders there are under each tab, each counted up to `MOST_COUNTED`. */
export async function countTabs(run: Runner, { tab: _, ...filter }: ListFilter) {
  const count = (tab?: OrderTab) =>
    sql`(select count(*)::int from (${found({ ...filter, ...(tab ? { tab } : {}) }, sql``)} limit ${MOST_COUNTED}) counted)`;
  if (filter.orderIds) return countTabsOf(run, filter);
  const columns = ORDER_TABS.map(tab => sql`${count(tab)} as ${sql.ref(tab)}`);
  const { rows } = await sql<Record<OrderTab | 'all', number>>`
    select ${count()} as "all", ${sql.join(columns)}`.execute(run);
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

interface Searched extends Pick<ListFilter, 'scope' | 'from' | 'before'> {
  /** How many are enough; null: all there are. */
  most: number | null;
}

/** The newest orders of those days that a search means; a merchant finds nobody he may not know. */
export async function searchOrders(run: Runner, search: OrderSearch, asked: Searched): Promise<number[]> {
  if ('orderId' in search) return newest(run, asked, sql`o.id = ${search.orderId}`);
  if ('mobile' in search) return newest(run, asked, sql`o.mobile = ${search.mobile} and ${knownIn(asked)}`);
  return newestNamed(run, asked, search.words);
}

const isNamed = (words: readonly string[], ending: '' | ':*') => sql`
  o.names @@ (select string_agg(quote_literal(fold_name(word)) || ${ending}, ' & ')::tsquery
                from unnest(${words}::text[]) word)`;

const knownIn = ({ scope }: Searched) => (scope === 'all' ? sql`true` : KNOWS_BUYER);

/** A name that somebody has is meant as it is; any other is taken for the beginning of one that is being typed. */
async function newestNamed(run: Runner, asked: Searched, words: readonly string[]): Promise<number[]> {
  const [whole, begun] = [isNamed(words, ''), isNamed(words, ':*')];
  const seen = await lookAtFirst(run, asked, { whole, begun });
  const ids = await fill(run, asked, { isMeant: whole, seen: seen.whole });
  return ids.length > 0 ? ids : fill(run, asked, { isMeant: begun, seen: seen.begun });
}

/** Read first, from the newest on: a common name fills the list from these alone. */
const LOOKED_AT_FIRST = 10_000;
/** With fewer hits among them, reading every order of that name costs less than walking on until the list is full. */
const WORTH_WALKING_ON = 25;

type Seen = Record<'whole' | 'begun', number[]>;

async function lookAtFirst(
  run: Runner,
  { most, ...asked }: Searched,
  { whole, begun }: Record<keyof Seen, RawBuilder<unknown>>,
): Promise<Seen> {
  if (asked.scope !== 'all' || most === null) return { whole: [], begun: [] };
  const { rows } = await sql<Seen>`
    with seen as (
      select o.id, ${whole} as is_whole
        from (select * from orders o where ${daysOf(asked)} order by o.id desc limit ${LOOKED_AT_FIRST}) o where ${begun})
    select array(select id from seen where is_whole order by id desc limit ${most}) as whole,
           array(select id from seen order by id desc limit ${most}) as begun`.execute(run);
  return rows[0] as Seen;
}

interface Meant {
  isMeant: RawBuilder<unknown>;
  seen: number[];
}

async function fill(run: Runner, asked: Searched, { isMeant, seen }: Meant): Promise<number[]> {
  if (seen.length === asked.most) return seen;
  if (seen.length < WORTH_WALKING_ON) return newest(run, asked, sql`${isMeant} and ${knownIn(asked)}`);
  // The offset keeps the planner from turning to the index of names.
  const all = sql`select * from orders o where ${daysOf(asked)} order by o.id desc offset 0`;
  return idsOf(run, sql`select o.id from (${all}) o where ${isMeant}`, asked.most);
}

function newest(run: Runner, asked: Searched, meant: RawBuilder<unknown>): Promise<number[]> {
  const orders =
    asked.scope === 'all'
      ? sql`orders o`
      : sql`(select * from merchant_orders mo where ${within(asked.scope)}) mo join orders o on o.id = mo.order_id`;
  const all = sql`select o.id from ${orders} where ${meant} and ${daysOf(asked)}`;
  // Found first and put in order then: in the order of ids the planner might walk through a million to find one.
  return idsOf(run, sql`with o as materialized (${all}) select o.id from o`, asked.most);
}

const firstSince = (moment: Date) => sql`
  (select mo.order_id from merchant_orders mo where mo.placed_at >= ${moment} order by mo.placed_at, mo.order_id limit 1)`;

/** Orders placed at the same moment may have their ids in another order than their times, by fewer than this. */
const OUT_OF_STEP = 1_000;

/** The days' orders stand together by id, which is the order they are read in. */
function daysOf({ from, before }: Pick<Searched, 'from' | 'before'>): RawBuilder<unknown> {
  const all = [sql`true`];
  if (from)
    all.push(
      sql`o.placed_at >= ${from} and o.id > coalesce(${firstSince(from)}, 0) - ${sql.lit(OUT_OF_STEP)}`,
    );
  if (before)
    all.push(
      sql`o.placed_at < ${before} and o.id < coalesce(${firstSince(before)} + ${sql.lit(OUT_OF_STEP)}, 9223372036854775807)`,
    );
  return sql.join(all, sql` and `);
}

async function idsOf(run: Runner, meant: RawBuilder<unknown>, most: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${meant} order by o.id desc limit ${most}`.execute(run);
  return rows.map(({ id }) => id);
}

export interface ExportedPart {
  id: number;
  orderId: number;
  placedAt: Date;
  /** When the order was placed, to the microsecond. */
  keptAt: string;
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
  { after, limit }: { after: ExportedPart | undefined; limit: number },
): Promise<ExportedPart[]> {
  const [direction, from] = filter.sort === 'newest' ? [sql`desc`, sql`<=`] : [sql`asc`, sql`>=`];
  const rest = after
    ? sql`(mo.placed_at, mo.order_id) ${from} (${after.keptAt}::timestamptz, ${after.orderId}::bigint)
          and not (mo.order_id = ${after.orderId} and mo.id <= ${after.id})`
    : sql`true`;
  const { rows } = await sql<ExportedPart>`
    select mo.id, o.id as "orderId", o.placed_at as "placedAt", mo.placed_at::text as "keptAt",
           mo.merchant_name as "merchantName", mo.status,
           o.address ->> 'recipient' as recipient, o.mobile, o.address ->> 'cityName' as "cityName",
           o.address ->> 'governorateName' as "governorateName", o.payment_method as "paymentMethod",
           (select sum(l.quantity)::int from order_lines l where l.merchant_order_id = mo.id) as units,
           mo.goods, mo.delivery, mo.packaging, mo.admin_fee as "adminFee", mo.total
      from (select * from merchant_orders mo where ${conditions(filter)} and ${rest}
             order by mo.placed_at ${direction}, mo.order_id ${direction}, mo.id limit ${limit}) mo
      join orders o on o.id = mo.order_id
     order by mo.placed_at ${direction}, mo.order_id ${direction}, mo.id`.execute(run);
  return rows;
}

export async function selectMerchants(run: Runner) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name_ar as name from merchants where status <> 'applied' order by name_ar limit 1000`.execute(
    run,
  );
  return rows;
}

export async function selectGovernorates(run: Runner) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name_ar as name from governorates order by name_ar`.execute(run);
  return rows;
}

export interface KeptStep {
  id: number;
  merchantOrderId: number;
  parcelId: number | null;
  event: OrderEvent;
  from: MerchantOrderStatus | null;
  to: MerchantOrderStatus;
  role: string;
  who: string;
  reason: string;
  at: Date;
}

/** Who did what to an order, newest first. A merchant is told the names of his own people only. */
export async function selectHistory(run: Runner, orderId: number, scope: Scope): Promise<KeptStep[]> {
  const known =
    scope === 'all'
      ? sql`true`
      : sql`exists (select from merchant_members own where own.user_id = u.id and own.merchant_id = ${scope.merchantId})`;
  const { rows } = await sql<KeptStep>`
    select e.id, e.merchant_order_id as "merchantOrderId", e.parcel_id as "parcelId", e.event,
           e.from_status as "from", e.to_status as "to", e.role, case when ${known} then coalesce(u.name, '') else '' end as who,
           e.reason, e.happened_at as at
      from merchant_orders mo
      join order_events e on e.merchant_order_id = mo.id
      left join users u on u.id = e.user_id
     where mo.order_id = ${orderId} and ${within(scope)} order by e.id desc`.execute(run);
  return rows;
}

export interface KeptNote {
  id: number;
  who: string;
  merchantName: string;
  body: string;
  at: Date;
}

/** Newest first. A merchant reads what his own people wrote. */
export async function selectNotes(run: Runner, orderId: number, scope: Scope): Promise<KeptNote[]> {
  const readable = scope === 'all' ? sql`true` : sql`n.merchant_id = ${scope.merchantId}`;
  const { rows } = await sql<KeptNote>`
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
