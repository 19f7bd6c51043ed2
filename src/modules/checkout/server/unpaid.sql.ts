import { sql } from 'kysely';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import type { HeldFor } from '../held-stock.calls.ts';

/** For whom units would be held: an account, a mobile and a door. */
export interface Waiting {
  userId: number;
  address: { mobile: string };
}

const placeOf = (address: Waiting['address']) => sql`fold_place(${JSON.stringify(address)}::jsonb)`;

/** No other unpaid order to this mobile or door is placed until the transaction ends. */
export async function lockDoor(tx: Tx, { address }: Waiting): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(door.key)
      from (select hashtextextended(name, 0) as key
              from unnest(array['unpaid/' || ${address.mobile}, 'unpaid/' || ${placeOf(address)}]) as name
             order by 1) door`.execute(tx);
}

/**
 * What waits for money by now: the most of the account, the mobile and the door. Anybody can write down anybody's mobile
 * and door, so what others ordered to them does not count for whoever has proved the mobile, or has received something
 * at the door: strangers must not keep people from ordering.
 */
export async function countUnpaid(tx: Tx, { userId, address }: Waiting) {
  const { rows } = await sql<{ orders: number; units: number }>`
    with known as (
      select exists (select from users u where u.id = ${userId} and u.mobile = ${address.mobile}
                                           and u.mobile_verified_at is not null) as mobile,
             exists (select from orders o join merchant_orders mo on mo.order_id = o.id
                      where o.user_id = ${userId} and o.place = ${placeOf(address)}
                        and mo.status in ('delivered', 'completed')) as door
    ), waiting as (
      select o.id, o.user_id = ${userId} as own,
             o.mobile = ${address.mobile} and (o.user_id = ${userId} or not known.mobile) as same_mobile,
             o.place = ${placeOf(address)} and (o.user_id = ${userId} or not known.door) as same_place,
             sum(l.open) as units
        from known cross join orders o
        join merchant_orders mo on mo.order_id = o.id and mo.status = 'pending_payment'
        join order_lines l on l.merchant_order_id = mo.id
       where o.user_id = ${userId} or o.mobile = ${address.mobile} or o.place = ${placeOf(address)}
       group by o.id, known.mobile, known.door)
    select greatest(count(*) filter (where own), count(*) filter (where same_mobile),
                    count(*) filter (where same_place))::int as orders,
           coalesce(greatest(sum(units) filter (where own), sum(units) filter (where same_mobile),
                             sum(units) filter (where same_place)), 0)::int as units
      from waiting`.execute(tx);
  return rows[0] as { orders: number; units: number };
}

/** How many orders of the buyer, mobile or door of this one ended without money since then. */
export async function countLapsed(run: Runner, { orderId, since }: { orderId: number; since: Date }) {
  const { rows } = await sql<{ lapsed: number }>`
    select count(distinct o.id)::int as lapsed
      from orders this
      join orders o on o.user_id = this.user_id or o.mobile = this.mobile or o.place = this.place
      join merchant_orders mo on mo.order_id = o.id and mo.stage = 'pending_payment' and mo.status = 'cancelled'
     where this.id = ${orderId} and o.placed_at >= ${since}`.execute(run);
  return rows[0]?.lapsed ?? 0;
}

interface HeldQuery {
  since: Date;
  limit: number;
  offset: number;
}

/** Who has units held without having paid, the most units first. */
export async function selectHeld(run: Runner, { since, limit, offset }: HeldQuery): Promise<HeldFor[]> {
  const { rows } = await sql<Dated<HeldFor, 'until'>>`
    with held as (
      select o.id, o.user_id, o.mobile, o.place, o.total, min(t.due_at) as until, sum(l.open) as units
        from merchant_orders mo
        join orders o on o.id = mo.order_id
        join order_lines l on l.merchant_order_id = mo.id
        left join timers t on t.kind = 'payment' and t.subject_id = o.id and t.fired_at is null and t.cancelled_at is null
       where mo.status = 'pending_payment'
       group by o.id
    ), people as (
      select user_id, min(mobile) as mobile, count(*)::int as orders, sum(units)::int as units,
             sum(total)::float8 / 100 as worth, max(until) as until, max(id) as newest,
             array_agg(distinct mobile) as mobiles, array_agg(distinct place) as places
        from held group by user_id order by sum(units) desc, user_id limit ${sql.lit(limit)} offset ${sql.lit(offset)})
    select p.user_id as "userId", u.name, coalesce(u.mobile, p.mobile) as mobile, p.orders, p.units, p.worth, p.until,
           p.newest as "newestOrderId",
           (select count(distinct h.user_id)::int from held h
             where h.user_id <> p.user_id and (h.mobile = any(p.mobiles) or h.place = any(p.places))) as "sharedWith",
           (select count(distinct o.id)::int from orders o
              join merchant_orders mo on mo.order_id = o.id and mo.stage = 'pending_payment' and mo.status = 'cancelled'
             where o.user_id = p.user_id and o.placed_at >= ${since}) as lapsed
      from people p join users u on u.id = p.user_id
     order by p.units desc, p.user_id`.execute(run);
  return rows.map(row => ({ ...row, until: row.until?.toISOString() ?? null }));
}
