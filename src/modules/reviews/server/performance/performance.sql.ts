import { type RawBuilder, sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { PerformanceCounts, ReturnCounts, Setback } from '../../performance.ts';

type Counted = PerformanceCounts & { merchantId: number; name: string; countedAt: Date };

const COUNTS = sql`
  r.parts, r.promised, r.handed_over as "handedOver", r.arrived, r.faulty, r.stars, r.reviews, r.shop_stars as "shopStars",
  r.shop_raters as "shopRaters", r.asked, r.answered, r.came, r.refused, r.accept_minutes as "acceptMinutes"`;

/** Of one merchant, or of all (null) that may sell. */
export async function selectPerformance(run: Runner, merchantId: number | null): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select r.merchant_id as "merchantId", m.name_ar as name, ${COUNTS}, r.counted_at as "countedAt"
      from merchant_ratings r join merchants m on m.id = r.merchant_id
     where case when ${merchantId}::bigint is null then m.status <> 'closed' else r.merchant_id = ${merchantId} end`.execute(
    run,
  );
  return rows;
}

/** Of the others that may sell and have most of their goods in the same category as this merchant. */
export async function selectPeers(run: Runner, merchantId: number): Promise<PerformanceCounts[]> {
  const { rows } = await sql<PerformanceCounts>`
    select ${COUNTS} from merchant_ratings own join merchant_ratings r using (category_id) join merchants m on m.id = r.merchant_id
     where own.merchant_id = ${merchantId} and r.merchant_id <> ${merchantId} and m.status <> 'closed'`.execute(
    run,
  );
  return rows;
}

/** Of those others, what was delivered and what of it came back. */
export async function selectPeerReturns(run: Runner, merchantId: number): Promise<ReturnCounts[]> {
  const { rows } = await sql<ReturnCounts>`
    select r.parts, r.units, r.returned
      from merchant_ratings own join merchant_ratings r using (category_id) join merchants m on m.id = r.merchant_id
     where own.merchant_id = ${merchantId} and r.merchant_id <> ${merchantId} and m.status <> 'closed'`.execute(
    run,
  );
  return rows;
}

interface SetbackRow {
  orderId: number;
  merchantOrderId: number;
  what: Setback;
  at: Date;
}

/** The events of these orders that count against their merchant, once for each reason. */
const setbacksOf = (recent: RawBuilder<unknown>) => sql`
  with recent as (${recent})
  select order_id, id as merchant_order_id, 'late' as what, late_at as at from recent where late_at is not null
  union all
  select order_id, recent.id, case e.event when 'merchant_timed_out' then 'timed_out' else 'refused' end, max(e.happened_at)
    from recent join order_events e on e.merchant_order_id = recent.id
   where e.event = 'merchant_timed_out' or (e.event in ('rejected', 'cancelled') and e.role = 'merchant')
   group by order_id, recent.id, 3
  union all
  select order_id, recent.id, 'faulty', min(at)
    from recent join (
      select r.merchant_order_id, r.decided_at as at from returns r
       where r.merchant_order_id in (select id from recent)
         and r.payer = 'merchant' and r.state = 'resolved' and r.outcome <> 'declined'
      union all
      select c.merchant_order_id, c.closed_at from claims c
       where c.merchant_order_id in (select id from recent) and c.recovered_from = 'merchant' and c.closed_at is not null
    ) fault on fault.merchant_order_id = recent.id
   group by order_id, recent.id`;

interface WantedSetbacks {
  merchantId: number;
  since: Date;
  /** How many of the merchant's newest orders are looked at. */
  among: number;
  most: number;
}

/** With what its merchant objected to it; `accepted` is null until that is decided. */
interface ShownSetback extends SetbackRow {
  isObjected: boolean;
  accepted: boolean | null;
  answer: string;
}

/** The newest orders that count against a merchant, once for each reason. */
export async function selectSetbacks(
  run: Runner,
  { merchantId, since, among, most }: WantedSetbacks,
): Promise<ShownSetback[]> {
  const recent = sql`
    select id, order_id, late_at from merchant_orders
     where merchant_id = ${merchantId} and placed_at >= ${since} order by placed_at desc, order_id desc limit ${among}`;
  const { rows } = await sql<ShownSetback>`
    select each.order_id as "orderId", each.merchant_order_id as "merchantOrderId", each.what, each.at,
           o.id is not null as "isObjected", o.accepted, coalesce(o.answer, '') as answer
      from (select * from (${setbacksOf(recent)}) found order by at desc, order_id desc limit ${most}) each
      left join setback_objections o on o.merchant_order_id = each.merchant_order_id and o.what = each.what
     order by each.at desc, each.order_id desc`.execute(run);
  return rows;
}

interface WantedSetback {
  merchantId: number;
  orderId: number;
  what: Setback;
  since: Date;
}

/** One of them, if it is counted. */
export async function selectSetback(
  run: Runner,
  { merchantId, orderId, what, since }: WantedSetback,
): Promise<SetbackRow | undefined> {
  const recent = sql`
    select id, order_id, late_at from merchant_orders
     where merchant_id = ${merchantId} and order_id = ${orderId} and placed_at >= ${since}`;
  const { rows } = await sql<SetbackRow>`
    select order_id as "orderId", merchant_order_id as "merchantOrderId", what, at
      from (${setbacksOf(recent)}) each where what = ${what}`.execute(run);
  return rows[0];
}
