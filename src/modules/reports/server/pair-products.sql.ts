import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

interface Pairing {
  since: Date;
  /** Fewer different buyers tell of a person and not of goods. */
  buyers: number;
  /** So many are kept of each product. */
  places: number;
}

/** Counts again what was bought in one order since then; cancelled and undelivered units are no purchase. */
export async function replacePairs(tx: Tx, { since, buyers, places }: Pairing): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pair goods'))`.execute(tx);
  await sql`delete from bought_together`.execute(tx);
  await sql`
    insert into bought_together (product_id, place, other_id)
    with bought as materialized (
      select distinct mo.order_id, o.user_id, l.product_id
        from merchant_orders mo join order_lines l on l.merchant_order_id = mo.id join orders o on o.id = mo.order_id
        join products p on p.id = l.product_id
       where mo.placed_at >= ${since} and l.quantity > l.cancelled + l.failed and mo.stage not like 'pending%')
    select product_id, place, other_id from (
      select a.product_id, b.product_id as other_id,
             row_number() over (partition by a.product_id order by count(distinct a.user_id) desc, b.product_id) as place
        from bought a join bought b on b.order_id = a.order_id and b.product_id <> a.product_id
       group by a.product_id, b.product_id having count(distinct a.user_id) >= ${buyers}) pairs
     where place <= ${places}`.execute(tx);
}
