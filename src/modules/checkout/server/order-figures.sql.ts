import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

export interface OrderFigures {
  /** Orders placed in the last hour. */
  placed: number;
  /** Orders that have received money and still wait for it. */
  waiting: number;
  /** Seconds since the oldest of that money came; 0 if none waits. */
  oldest: number;
}

/** What an operator watches of orders. */
export async function selectOrderFigures(run: Runner): Promise<OrderFigures> {
  const { rows } = await sql<OrderFigures>`
    with waits as (
      select pay.order_id, min(pay.captured_at) as since from payments pay
       where pay.captured > 0
         and pay.order_id in (select mo.order_id from merchant_orders mo where mo.tab = 'unpaid' and mo.status = 'pending_payment')
       group by pay.order_id)
    select (select count(distinct order_id) from merchant_orders where placed_at > now() - interval '1 hour')::int as placed,
           (select count(*) from waits)::int as waiting,
           coalesce((select extract(epoch from now() - min(since)) from waits), 0)::float as oldest`.execute(
    run,
  );
  return rows[0] as OrderFigures;
}
