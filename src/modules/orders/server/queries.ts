import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { MerchantOrder } from '../merchant-order.ts';
import type { OrderEvent } from '../order-event.ts';
import type { ParcelEvent } from '../parcel.ts';
import type { LinesInput } from '../step-details.ts';
import type { StockChange } from '../stock.ts';

/** A parcel's order and the code that its buyer has. */
export async function selectDeliveryCode(run: Runner, parcelId: number) {
  const { rows } = await sql<{ merchantId: number; code: string | null }>`
    select mo.merchant_id as "merchantId", p.delivery_code as code
      from parcels p join merchant_orders mo on mo.id = p.merchant_order_id where p.id = ${parcelId}`.execute(
    run,
  );
  return rows[0];
}

/** The buyer of an order that awaits confirmation, and how to reach them. */
export async function selectToConfirm(run: Runner, orderId: number) {
  const { rows } = await sql<{ userId: number; mobile: string }>`
    select u.id as "userId", u.mobile from orders o join users u on u.id = o.user_id
     where o.id = ${orderId} and u.deleted_at is null
       and exists (select from merchant_orders mo where mo.order_id = o.id and mo.status = 'pending_confirmation')`.execute(
    run,
  );
  return rows[0];
}

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
const CASH_IS_IN = sql`
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

/**
 * Changes stock rows, locked in the order of their ids, all or none: false if the units are not available. A variant
 * that was deleted is skipped.
 */
export async function changeStock(tx: Tx, changes: readonly StockChange[]): Promise<boolean> {
  if (changes.length === 0) return true;
  const { rows } = await sql<{ fits: boolean }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
             as asked ("variantId" bigint, "onHand" int, held int, allocated int)
    ), locked as materialized (
      select id, on_hand, held, allocated from variants where id in (select "variantId" from asked)
       order by id for no key update
    ), judged as (
      select coalesce(bool_and(
               v.held + asked.held >= 0 and v.allocated + asked.allocated >= 0 and v.on_hand + asked."onHand" >= 0
               and v.held + asked.held + v.allocated + asked.allocated <= v.on_hand + asked."onHand"), true) as fits
        from locked v join asked on asked."variantId" = v.id
    ), changed as (
      update variants v
         set on_hand = v.on_hand + asked."onHand", held = v.held + asked.held, allocated = v.allocated + asked.allocated
        from asked, judged
       where v.id = asked."variantId" and judged.fits
    )
    select fits from judged`.execute(tx);
  return rows[0]?.fits === true;
}

/**
 * Locks the stock of several parts before each changes its own, with the products that learn of a last unit. Locking
 * part by part would break the order of ids, and two orders could wait for each other.
 */
export async function lockStock(tx: Tx, variantIds: readonly number[]): Promise<void> {
  await sql`select id from variants where id = any(${variantIds}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  await sql`
    select id from products where id in (select product_id from variants where id = any(${variantIds}::bigint[]))
     order by id for no key update`.execute(tx);
}

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

/** Units that left or came back with a parcel, as stock movements. */
export async function insertMovements(
  tx: Tx,
  { parcelId, cause, now }: { parcelId: number; cause: 'handed_over' | 'restocked'; now: Date },
): Promise<void> {
  const units = cause === 'handed_over' ? sql`-pl.quantity` : sql`pl.restocked`;
  await sql`
    insert into stock_movements (variant_id, quantity, cause, parcel_line_id, happened_at)
    select l.variant_id, ${units}, ${cause}, pl.id, ${now}
      from parcel_lines pl join order_lines l on l.id = pl.order_line_id
      join variants v on v.id = l.variant_id
     where pl.parcel_id = ${parcelId} and ${units} <> 0`.execute(tx);
}

/** Takes the free units of these variants out of stock: they are not there, whatever the count said. */
export async function emptyStock(tx: Tx, variantIds: readonly number[], now: Date): Promise<void> {
  await sql`
    with free as (
      select id, on_hand - held - allocated as units from variants
       where id = any(${variantIds}::bigint[]) and on_hand > held + allocated order by id for no key update
    ), emptied as (
      update variants v set on_hand = v.on_hand - free.units from free where v.id = free.id returning v.id, free.units
    )
    insert into stock_movements (variant_id, quantity, cause, happened_at)
    select id, -units, 'found_missing', ${now} from emptied`.execute(tx);
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
  const { rows } = await sql<{ id: number; add_job: unknown }>`
    with happened as (
      insert into order_events (merchant_order_id, parcel_id, event, from_status, to_status, role, user_id, reason,
                                cancelled, request_id, happened_at)
      values (${row.merchantOrderId}, ${row.parcelId}, ${row.event}, ${row.from}, ${row.to}, ${row.role},
              ${row.userId}, ${row.reason}, ${JSON.stringify(row.cancelled)}::jsonb, ${row.requestId}, ${row.at})
      returning id
    )
    select id, graphile_worker.add_job(${row.emits}, json_build_object('id', id)) from happened`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/**
 * False if this news was received before. After staff reopened the parcel, news of before counts again, but for what the
 * courier said last: that is what they corrected, and it counts again once the courier has said something else.
 */
export async function noteNews(
  tx: Tx,
  news: {
    carrier: string;
    newsId: string;
    parcelId: number;
    event: ParcelEvent;
    outcome: 'done' | 'late';
    now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into parcel_news (carrier, news_id, parcel_id, event, outcome, heard_at)
    values (${news.carrier}, ${news.newsId}, ${news.parcelId}, ${news.event}, ${news.outcome}, ${news.now})
    on conflict (carrier, news_id) do update set event = excluded.event, outcome = excluded.outcome, heard_at = excluded.heard_at
     where exists (select from order_events e
                    where e.parcel_id = parcel_news.parcel_id and e.event = 'reopened'
                      and e.happened_at >= parcel_news.heard_at)
       and exists (select from parcel_news later
                    where later.parcel_id = parcel_news.parcel_id and later.heard_at > parcel_news.heard_at)
    returning news_id`.execute(tx);
  return rows.length > 0;
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

/** Records the method by which the order is paid from now on. */
export async function setPaymentMethod(tx: Tx, orderId: number, method: string): Promise<void> {
  await sql`update orders set payment_method = ${method} where id = ${orderId} and payment_method <> ${method}`.execute(
    tx,
  );
}

// Timers

export async function savepoint(tx: Tx): Promise<void> {
  await sql`savepoint step`.execute(tx);
}

export async function rollbackToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint step`.execute(tx);
}

/** Whether a payout already contains a parcel's earnings; then a reversal is due at once. */
export async function wasPaidOut(tx: Tx, parcelId: number): Promise<boolean> {
  const { rows } = await sql`
    select from merchant_entries where parcel_id = ${parcelId} and payout_id is not null limit 1`.execute(tx);
  return rows.length > 0;
}
