import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { REASON_LABELS } from '../text.ts';

/** The number of orders of each account, through the index on user_id alone. */
export async function findOrderCounts(
  runner: Runner,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ userId: number; count: number }>`
    select user_id as "userId", count(*) as count from orders where user_id = any(${userIds}::bigint[])
     group by user_id`.execute(runner);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

export async function collectOrders(runner: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ orders: unknown; orderNotes: unknown }>`
    select (select coalesce(jsonb_agg(jsonb_build_object('orderId', n.order_id, 'body', n.body,
                              'writtenAt', n.written_at) order by n.id), '[]')
              from order_notes n join orders o on o.id = n.order_id where o.user_id = ${userId}) as "orderNotes",
           coalesce(jsonb_agg(
             jsonb_build_object('id', o.id, 'placedAt', o.placed_at, 'address', o.address, 'gift', o.gift,
               'paymentMethod', o.payment_method, 'totalPiastres', o.total, 'termsVersion', o.terms_version,
               'merchantOrders', (select jsonb_agg(jsonb_build_object(
                   'merchant', mo.merchant_name, 'status', mo.status,
                   'lines', (select jsonb_agg(jsonb_build_object('title', l.title, 'options', l.options,
                                    'quantity', l.quantity, 'unitPricePiastres', l.unit_price) order by l.id)
                               from order_lines l where l.merchant_order_id = mo.id)) order by mo.id)
                 from merchant_orders mo where mo.order_id = o.id)) order by o.id), '[]') as orders
      from orders o where o.user_id = ${userId}`.execute(runner);
  return { orders: rows[0]?.orders ?? [], orderNotes: rows[0]?.orderNotes ?? [] };
}

/** Until a part is completed, goods may still arrive or be sent back. */
export async function hasOpenOrders(runner: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from orders o join merchant_orders mo on mo.order_id = o.id
       where o.user_id = ${userId}
         and mo.status not in ('completed', 'cancelled', 'undelivered', 'returned_to_merchant')) as open`.execute(
    runner,
  );
  return rows[0]?.open === true;
}

export async function hasOpenClaims(runner: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from orders o join merchant_orders mo on mo.order_id = o.id
        join claims c on c.merchant_order_id = mo.id
       where o.user_id = ${userId} and c.closed_at is null and c.kind <> 'courier') as open`.execute(runner);
  return rows[0]?.open === true;
}

/** The address keeps the place, which tax and delivery fees need, but not the door, and no word to whoever lives there. */
const FORGOTTEN = sql`gift = null, address = address || '{"recipient": "", "mobile": "", "street": "", "building": "",
  "floor": "", "flat": "", "landmark": "", "secondMobile": "", "courierNote": "", "buyerName": "", "buyerMobile": ""}'`;

/** A reason that somebody wrote in words of their own. */
const isTyped = (reason: RawBuilder<unknown>) =>
  sql`(${reason} <> all(${['', ...Object.keys(REASON_LABELS)]}::text[]) and ${reason} !~ '^postponed [0-9-]+$')`;

/** What the buyer wrote as the reason of a step, of which others were told. */
export async function selectTypedReasons(
  tx: Tx,
  userId: number,
): Promise<{ orderId: number; reason: string }[]> {
  const { rows } = await sql<{ orderId: number; reason: string }>`
    select distinct o.id as "orderId", e.reason
      from orders o join merchant_orders mo on mo.order_id = o.id join order_events e on e.merchant_order_id = mo.id
     where o.user_id = ${userId} and e.role = 'user' and ${isTyped(sql`e.reason`)}`.execute(tx);
  return rows;
}

/** Gives the photos of doors, of which only the word stays. */
export async function eraseFromOrders(tx: Tx, userId: number): Promise<string[]> {
  await sql`update orders set ${FORGOTTEN} where user_id = ${userId}`.execute(tx);
  return forgetBeside(tx, sql`o.user_id = ${userId}`);
}

/** What staff wrote about them goes as well, and whatever anybody wrote at a step. */
async function forgetBeside(tx: Tx, which: RawBuilder<unknown>): Promise<string[]> {
  await sql`delete from order_notes n using orders o where o.id = n.order_id and ${which}`.execute(tx);
  await sql`
    with parts as materialized (
           select mo.id from orders o join merchant_orders mo on mo.order_id = o.id where ${which}),
         cancelled as (
           update merchant_orders mo set cancel_reason = 'other' from parts
            where mo.id = parts.id and ${isTyped(sql`mo.cancel_reason`)})
    update order_events e set reason = '' from parts
     where e.merchant_order_id = parts.id and ${isTyped(sql`e.reason`)}`.execute(tx);
  return forgetDoors(tx, which);
}

async function forgetDoors(tx: Tx, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    with theirs as (
      select p.id from orders o join merchant_orders mo on mo.order_id = o.id join parcels p on p.merchant_order_id = mo.id
       where ${which}),
    proved as (
      update parcels set proof = case when private_hash(proof) is null then 'words' else 'photo' end
        from theirs
       where parcels.id = theirs.id and proof not in ('', 'code', 'photo', 'words') and proof is distinct from tracking_number)
    delete from parcel_photos where parcel_id in (select id from theirs) returning picture`.execute(tx);
  return rows.map(({ picture }) => picture);
}

/** The same for whatever was ordered before a day, in portions of a day's work; the oldest first. */
export async function forgetOldBuyers(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set ${FORGOTTEN}
     where id in (select id from orders where placed_at < ${before} and mobile <> '' order by id limit 20000)
    returning id`.execute(tx);
  return forgetBeside(tx, sql`o.id = any(${rows.map(({ id }) => id)}::bigint[])`);
}
