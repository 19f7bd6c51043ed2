import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { PerformanceCounts, Setback } from '../performance.ts';

type Counted = PerformanceCounts & { merchantId: number; name: string; countedAt: Date };

/** Of one merchant, or of all (null) that may sell. */
export async function selectPerformance(run: Runner, merchantId: number | null): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select r.merchant_id as "merchantId", m.name_ar as name, r.parts, r.promised, r.handed_over as "handedOver", r.arrived, r.faulty,
           r.stars, r.reviews, r.shop_stars as "shopStars", r.shop_raters as "shopRaters", r.asked, r.answered, r.came, r.refused, r.accept_minutes as "acceptMinutes",
           r.counted_at as "countedAt"
      from merchant_ratings r join merchants m on m.id = r.merchant_id
     where case when ${merchantId}::bigint is null then m.status <> 'closed' else r.merchant_id = ${merchantId} end`.execute(
    run,
  );
  return rows;
}

interface SetbackRow {
  orderId: number;
  what: Setback;
  at: Date;
}

interface WantedSetbacks {
  merchantId: number;
  since: Date;
  /** How many of the merchant's newest orders are looked at. */
  among: number;
  most: number;
}

/** The newest orders that count against a merchant, once for each reason. */
export async function selectSetbacks(
  run: Runner,
  { merchantId, since, among, most }: WantedSetbacks,
): Promise<SetbackRow[]> {
  const { rows } = await sql<SetbackRow>`
    with recent as (
      select id, order_id, late_at from merchant_orders
       where merchant_id = ${merchantId} and placed_at >= ${since} order by placed_at desc, order_id desc limit ${among}
    )
    select order_id as "orderId", what, at from (
      select order_id, 'late' as what, late_at as at from recent where late_at is not null
      union all
      select order_id, case e.event when 'merchant_timed_out' then 'timed_out' else 'refused' end, max(e.happened_at)
        from recent join order_events e on e.merchant_order_id = recent.id
       where e.event = 'merchant_timed_out' or (e.event in ('rejected', 'cancelled') and e.role = 'merchant')
       group by order_id, 2
      union all
      select order_id, 'faulty', r.decided_at from recent join returns r on r.merchant_order_id = recent.id
       where r.payer = 'merchant' and r.state = 'resolved' and r.outcome <> 'declined'
      union all
      select order_id, 'faulty', c.closed_at from recent join claims c on c.merchant_order_id = recent.id
       where c.recovered_from = 'merchant' and c.closed_at is not null
    ) each order by at desc, order_id desc limit ${most}`.execute(run);
  return rows;
}
