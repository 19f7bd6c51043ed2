import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { OrderFacts } from '../cash-on-delivery-rules.ts';

type CashRecord = Pick<OrderFacts, 'delivered' | 'refused' | 'openOrders' | 'cancelledLately'>;

interface Whose {
  userId: number;
  /** Parcels to this mobile count too, whoever ordered them. */
  mobile?: string;
  /** Not counted among the orders that are under way. */
  butOrderId?: number;
}

/** Part `mo` went back by its buyer's own wish, and not only because nothing was paid. */
export const wasCancelledByBuyer = sql`
  (mo.status = 'cancelled' and mo.stage <> 'pending_payment' and exists (
     select from order_events e where e.merchant_order_id = mo.id and e.event = 'cancelled' and e.role = 'user'))`;

/** What came of earlier parcels at the door, and how many orders of the account are under way. */
export async function selectCashRecord(run: Runner, { userId, mobile, butOrderId }: Whose) {
  const { rows } = await sql<CashRecord>`
    select count(*) filter (where p.state = 'delivered')::int as delivered,
           count(*) filter (where p.state in ('undelivered', 'returned') and exists (
             select from order_events e where e.parcel_id = p.id and e.event = 'refused'))::int as refused,
           count(distinct o.id) filter (where o.user_id = ${userId} and o.id is distinct from ${butOrderId ?? null}::bigint and mo.status in
             ('pending_payment', 'pending_confirmation', 'new', 'accepted', 'ready', 'shipped'))::int as "openOrders",
           count(distinct o.id) filter (where o.user_id = ${userId} and ${wasCancelledByBuyer}
             and mo.cancelled_at > coalesce((select placed_at from orders where id = ${butOrderId ?? null}::bigint), now())
                                   - interval '1 day')::int as "cancelledLately"
      from orders o
      join merchant_orders mo on mo.order_id = o.id
      left join parcels p on p.merchant_order_id = mo.id
     where o.user_id = ${userId} or o.mobile = ${mobile ?? null}`.execute(run);
  return rows[0] as CashRecord;
}
