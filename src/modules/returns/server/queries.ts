import { sql } from 'kysely';
import type { Wish } from '#modules/refunds/refund.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ReturnPayer } from '../reason.ts';
import type { Return, ReturnState } from '../return.ts';

/** The units of a delivered line that can still be returned, and when they arrived. */
export interface ReturnableLine {
  lineId: number;
  title: string;
  options: string;
  imageUrl: string;
  /** Delivered, not returned, not on the way back, and not claimed. */
  most: number;
  deliveredAt: Date;
  notReturnable: string;
  /** Other available variants of the same product; prices in piastres. */
  exchanges: { variantId: number; options: string[]; price: number }[];
}

/** Of a line `l`, `delivered − returned − in_return`; units of a claim count as taken unless it was refused. */
export const FREE_UNITS = sql`
  (l.delivered - l.returned
   - coalesce((select sum(rl.quantity) from return_lines rl join returns r on r.id = rl.return_id
                where rl.order_line_id = l.id and r.state not in ('resolved', 'cancelled', 'expired', 'closed')), 0)
   - coalesce((select sum(cl.quantity) from claim_lines cl join claims c on c.id = cl.claim_id
                where cl.order_line_id = l.id and (c.decision is null or c.decision in ('refund', 'replace'))), 0))::int`;

export async function selectReturnable(run: Runner, merchantOrderId: number): Promise<ReturnableLine[]> {
  const { rows } = await sql<ReturnableLine>`
    select l.id as "lineId", l.title, l.options, l.image as "imageUrl", l.not_returnable as "notReturnable", d.at as "deliveredAt",
           ${FREE_UNITS} as most,
           coalesce((select json_agg(json_build_object('variantId', v.id, 'options', v.options, 'price', v.price) order by v.id)
                       from variants v join products p on p.id = v.product_id and p.listed
                      where v.product_id = l.product_id and v.id <> l.variant_id
                        and free_units(v.available, v.on_hand, v.held, v.allocated) > 0), '[]') as exchanges
      from order_lines l
      cross join lateral (
        select max(p.ended_at) as at from parcel_lines pl join parcels p on p.id = pl.parcel_id
         where pl.order_line_id = l.id and p.state = 'delivered') d
     where l.merchant_order_id = ${merchantOrderId} and l.delivered > 0 and d.at is not null order by l.id`.execute(
    run,
  );
  return rows;
}

export interface NewReturn {
  merchantOrderId: number;
  state: ReturnState;
  reason: string;
  wish: Wish;
  note: string;
  payer: ReturnPayer;
  claimId: number | null;
  lines: readonly { lineId: number; quantity: number; exchangeFor?: number | undefined }[];
  photos: readonly string[];
  now: Date;
}

export async function insertReturn(tx: Tx, asked: NewReturn): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with opened as (
      insert into returns (merchant_order_id, state, reason, wish, note, payer, claim_id, requested_at)
      values (${asked.merchantOrderId}, ${asked.state}, ${asked.reason}, ${asked.wish}, ${asked.note}, ${asked.payer},
              ${asked.claimId}, ${asked.now})
      returning id
    ), lines as (
      insert into return_lines (return_id, order_line_id, quantity, exchange_variant_id)
      select opened.id, line."lineId", line.quantity, line."exchangeFor"
        from opened, jsonb_to_recordset(${JSON.stringify(asked.lines)}::jsonb)
             as line ("lineId" bigint, quantity int, "exchangeFor" bigint)
    ), photos as (
      insert into return_photos (return_id, picture)
      select opened.id, picture from opened, unnest(${asked.photos}::text[]) picture
    )
    select id from opened`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** A return as it is now; lock its merchant order first, so that it stays true. */
export async function selectReturn(run: Runner, id: number): Promise<Return | undefined> {
  const { rows } = await sql<Return>`
    select r.id, r.merchant_order_id as "merchantOrderId", o.user_id as "buyerId", mo.merchant_id as "merchantId",
           m.status as "merchantStatus", r.state, r.reason, r.payer, r.wish, r.way, r.outcome,
           r.answer,
           r.received_at as "receivedAt", r.decided_at as "decidedAt",
           (select json_agg(json_build_object('id', rl.id, 'lineId', rl.order_line_id, 'quantity', rl.quantity,
                     'received', rl.received, 'sellable', rl.sellable, 'damaged', rl.damaged,
                     'wrongItem', rl.wrong_item, 'unseen', rl.unseen, 'accepted', rl.accepted) order by rl.id)
              from return_lines rl where rl.return_id = r.id) as lines
      from returns r
      join merchant_orders mo on mo.id = r.merchant_order_id
      join orders o on o.id = mo.order_id
      join merchants m on m.id = mo.merchant_id
     where r.id = ${id}`.execute(run);
  return rows[0];
}

/** Writes the result of an event on a return. */
export async function updateReturn(tx: Tx, it: Return): Promise<void> {
  await sql`
    with changed as (
      update returns
         set state = ${it.state}, way = ${it.way}, outcome = ${it.outcome}, answer = ${it.answer},
             received_at = ${it.receivedAt}, decided_at = ${it.decidedAt}
       where id = ${it.id}
    )
    update return_lines rl
       set received = line.received, sellable = line.sellable, damaged = line.damaged, wrong_item = line."wrongItem",
           unseen = line.unseen, accepted = line.accepted
      from jsonb_to_recordset(${JSON.stringify(it.lines)}::jsonb)
           as line (id bigint, received int, sellable int, damaged int, "wrongItem" int, unseen int, accepted int)
     where rl.id = line.id`.execute(tx);
}

/** Restocks sellable units once: rows of stock locked by id, each with its movement. */
export async function restock(tx: Tx, { id }: Return, now: Date): Promise<void> {
  await sql`
    with back as (
      select rl.id, l.variant_id, rl.sellable from return_lines rl join order_lines l on l.id = rl.order_line_id
       where rl.return_id = ${id} and rl.sellable > 0
    ), locked as materialized (
      select id from variants where id in (select variant_id from back) order by id for no key update
    ), moved as (
      insert into stock_movements (variant_id, quantity, cause, return_line_id, happened_at)
      select back.variant_id, back.sellable, 'returned', back.id, ${now}
        from back join locked on locked.id = back.variant_id
      returning variant_id, quantity
    )
    update variants v set on_hand = v.on_hand + m.units
      from (select variant_id, sum(quantity)::int as units from moved group by variant_id) m
     where v.id = m.variant_id`.execute(tx);
}

/** Counts accepted units as returned, or no longer; an order line never has more of them than were delivered. */
export async function countReturned(tx: Tx, { id }: Return, when: 'now' | 'no_longer'): Promise<void> {
  await sql`
    update order_lines l set returned = l.returned + rl.accepted * ${sql.lit(when === 'now' ? 1 : -1)}
      from return_lines rl where rl.return_id = ${id} and rl.order_line_id = l.id and rl.accepted > 0`.execute(
    tx,
  );
}

/** Stops the timers of a return or claim that no longer wait, and starts those that do. */
export async function turnTimers(
  tx: Tx,
  {
    subjectId,
    stopped,
    started,
    now,
  }: {
    subjectId: number;
    stopped: readonly string[];
    started: readonly { kind: string; dueAt: Date }[];
    now: Date;
  },
): Promise<void> {
  await sql`
    with stopped as (
      update timers set cancelled_at = ${now}
       where kind = any(${stopped}::text[]) and subject_id = ${subjectId} and fired_at is null and cancelled_at is null
    )
    insert into timers (kind, subject_id, due_at)
    select kind, ${subjectId}::bigint, "dueAt"
      from jsonb_to_recordset(${JSON.stringify(started)}::jsonb) as asked (kind text, "dueAt" timestamptz)
    on conflict (kind, subject_id) where fired_at is null and cancelled_at is null do nothing`.execute(tx);
}

/** The buyer of a merchant order and the payment method. */
export async function selectSoldTo(run: Runner, merchantOrderId: number) {
  const { rows } = await sql<{ buyerId: number; paymentMethod: string }>`
    select o.user_id as "buyerId", o.payment_method as "paymentMethod"
      from merchant_orders mo join orders o on o.id = mo.order_id where mo.id = ${merchantOrderId}`.execute(
    run,
  );
  return rows[0];
}
