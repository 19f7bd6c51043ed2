import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { OrderFacts } from '../cash-on-delivery-rules.ts';

/** What came of an account's own parcels at the door, and how many of its orders are under way. */
export async function selectCashRecord(run: Runner, userId: number) {
  const { rows } = await sql<Pick<OrderFacts, 'delivered' | 'refused' | 'openOrders'>>`
    select count(*) filter (where p.state = 'delivered')::int as delivered,
           count(*) filter (where p.state in ('undelivered', 'returned') and exists (
             select from order_events e where e.parcel_id = p.id and e.event = 'refused'))::int as refused,
           count(distinct o.id) filter (where mo.status in
             ('pending_payment', 'pending_confirmation', 'new', 'accepted', 'ready', 'shipped'))::int as "openOrders"
      from orders o
      join merchant_orders mo on mo.order_id = o.id
      left join parcels p on p.merchant_order_id = mo.id
     where o.user_id = ${userId}`.execute(run);
  return rows[0] as Pick<OrderFacts, 'delivered' | 'refused' | 'openOrders'>;
}
