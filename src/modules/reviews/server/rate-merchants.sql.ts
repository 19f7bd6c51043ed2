import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { MerchantCounts } from '../merchant-rating.ts';

/**
 * Counts each merchant's deliveries since a day again. A part counts once all its parcels have ended and one was delivered;
 * what came back counts as its merchant's fault by the reason of the return, or a claim that it bears. A buyer who has waited
 * for an answer for more than a day counts as one who got none. What came to a merchant is counted from its day on.
 * An event whose objection was accepted does not count against its merchant.
 */
export async function countMerchants(run: Runner, { since, now }: { since: Date; now: Date }): Promise<void> {
  await sql`
    with excused as (
      select merchant_order_id as id, bool_or(what = 'late') as late, bool_or(what = 'faulty') as faulty,
             bool_or(what = 'refused') as refused, bool_or(what = 'timed_out') as timed_out
        from setback_objections where accepted group by merchant_order_id
    ), done as (
      select mo.id, mo.merchant_id, mo.promised_out, mo.promised_last,
             max(p.handed_over_at) as handed_over_at, max(p.ended_at) as ended_at
        from merchant_orders mo join parcels p on p.merchant_order_id = mo.id and p.state = 'delivered'
       where p.ended_at >= ${since} and mo.status in ('delivered', 'completed')
       group by mo.id
    ), rated as (
      select merchant_id, promised_last is not null as promised, u.units, u.returned,
             (handed_over_at at time zone 'Africa/Cairo')::date <= promised_out or coalesce(x.late, false) as handed_over,
             (ended_at at time zone 'Africa/Cairo')::date <= promised_last as arrived,
             not coalesce(x.faulty, false) and (
               exists (select from returns r where r.merchant_order_id = done.id and r.payer = 'merchant'
                          and r.state = 'resolved' and r.outcome <> 'declined')
               or exists (select from claims c where c.merchant_order_id = done.id and c.recovered_from = 'merchant')) as faulty
        from done left join excused x using (id)
        cross join lateral (select sum(l.delivered) as units, sum(l.returned) as returned
                              from order_lines l where l.merchant_order_id = done.id) u
    ), stars as (
      select p.merchant_id, sum(r.one + 2 * r.two + 3 * r.three + 4 * r.four + 5 * r.five) as stars,
             sum(r.one + r.two + r.three + r.four + r.five) as reviews
        from product_ratings r join products p on p.id = r.product_id group by p.merchant_id
    ), rated_shops as (
      select merchant_id, sum(shop_stars) as shop_stars, count(*) as shop_raters from (
        select distinct on (merchant_id, user_id) merchant_id, shop_stars from reviews
         where shop_stars is not null and state = 'shown' and changed_at >= ${since}
         order by merchant_id, user_id, changed_at desc, id desc) newest group by merchant_id
    ), counted as (
      select merchant_id, count(*) as parts, count(*) filter (where promised) as promised,
             count(*) filter (where handed_over) as handed_over, count(*) filter (where arrived) as arrived,
             count(*) filter (where faulty) as faulty, sum(units) as units, sum(returned) as returned
        from rated group by merchant_id
    ), answers as (
      select merchant_id, sum(asked) as asked, sum(answered) as answered from (
        select c.merchant_id, count(*) as asked,
               count(*) filter (where t.written_at <= t.answers_since + interval '1 day') as answered
          from conversation_messages t join conversations c on c.id = t.conversation_id
         where t.answers_since is not null and t.written_at >= ${since} group by c.merchant_id
        union all
        select merchant_id, count(*), 0 from conversations
         where waiting_since >= ${since} and waiting_since < ${now}::timestamptz - interval '1 day' group by merchant_id
      ) each group by merchant_id
    ), steps as (
      select mo.id, mo.merchant_id, min(e.happened_at) filter (where e.to_status = 'new') as came_at,
             min(e.happened_at) filter (where e.event = 'accepted') as accepted_at,
             bool_or(e.event = 'merchant_timed_out' and not coalesce(x.timed_out, false)
                     or e.event in ('rejected', 'cancelled') and e.role = 'merchant' and not coalesce(x.refused, false)) as refused
        from merchant_orders mo join order_events e on e.merchant_order_id = mo.id left join excused x on x.id = mo.id
       where mo.placed_at >= ${since} group by mo.id
    ), reached as (
      select merchant_id, count(*) as came, count(*) filter (where refused) as refused,
             percentile_disc(0.5) within group (order by extract(epoch from accepted_at - came_at) / 60)::integer as accept_minutes
        from steps where came_at is not null group by merchant_id
    ), sellers as (
      select distinct on (merchant_id) merchant_id, category_id
        from (select merchant_id, category_id, count(*) as goods from products where listed group by 1, 2) listed_goods
       order by merchant_id, goods desc, category_id
    ), gone as (
      delete from merchant_ratings
       where merchant_id not in (select merchant_id from counted union all select merchant_id from reached)
    )
    insert into merchant_ratings (merchant_id, parts, promised, handed_over, arrived, faulty, stars, reviews, shop_stars, shop_raters,
                                  asked, answered, came, refused, accept_minutes, category_id, units, returned, counted_at)
    select merchant_id, coalesce(c.parts, 0), coalesce(c.promised, 0), coalesce(c.handed_over, 0), coalesce(c.arrived, 0),
           coalesce(c.faulty, 0), coalesce(s.stars, 0), coalesce(s.reviews, 0),
           coalesce(b.shop_stars, 0), coalesce(b.shop_raters, 0), coalesce(a.asked, 0),
           coalesce(a.answered, 0), coalesce(w.came, 0), coalesce(w.refused, 0), w.accept_minutes, g.category_id,
           coalesce(c.units, 0), coalesce(c.returned, 0), ${now}
      from counted c full join reached w using (merchant_id)
      left join stars s using (merchant_id) left join answers a using (merchant_id)
      left join rated_shops b using (merchant_id) left join sellers g using (merchant_id)
        on conflict (merchant_id) do update
       set parts = excluded.parts, promised = excluded.promised, handed_over = excluded.handed_over,
           arrived = excluded.arrived, faulty = excluded.faulty, stars = excluded.stars, reviews = excluded.reviews, shop_stars = excluded.shop_stars, shop_raters = excluded.shop_raters,
           asked = excluded.asked, answered = excluded.answered, came = excluded.came, refused = excluded.refused,
           accept_minutes = excluded.accept_minutes, category_id = excluded.category_id,
           units = excluded.units, returned = excluded.returned, counted_at = excluded.counted_at`.execute(
    run,
  );
}

export async function selectCounts(run: Runner, merchantId: number): Promise<MerchantCounts | undefined> {
  const { rows } = await sql<MerchantCounts>`
    select parts, promised, handed_over as "handedOver", arrived, faulty, stars, reviews, shop_stars as "shopStars",
           shop_raters as "shopRaters", asked, answered
      from merchant_ratings where merchant_id = ${merchantId}`.execute(run);
  return rows[0];
}
