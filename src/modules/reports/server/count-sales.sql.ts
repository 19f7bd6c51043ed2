import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** What falls on so many units of a line's total: whole piastres a unit, the rest on the first ones (line-money.ts). */
const share = (total: string, units: RawBuilder<unknown>) => {
  const column = sql.ref(`l.${total}`);
  return sql`((${column} - ${column} % l.quantity) / l.quantity * ${units} + least(${column} % l.quantity, ${units}))`;
};

/** Units that are sold: see sale.ts. */
const SOLD = sql`(l.quantity - l.cancelled - l.failed
                  - case when mo.stage in ('pending_payment', 'pending_confirmation') then l.open else 0 end)`;

const FROM_PLACED = sql`from merchant_orders mo join order_lines l on l.merchant_order_id = mo.id`;

const dayOf = sql`(mo.placed_at at time zone 'Africa/Cairo')::date`;

/** Why units of a line came back: by its last return that was not refused. */
const REASON = sql`
  case when l.returned > 0 then (
    select r.reason from return_lines rl join returns r on r.id = rl.return_id
     where rl.order_line_id = l.id and r.state not in ('rejected', 'cancelled', 'expired', 'closed')
     order by r.id desc limit 1) end`;

/** Where a part lost the time that came after its promised day; null of one that kept it. */
const LATE_STAGE = sql`
  case when l.delivered > 0 and mo.promised_last is not null then (
    select case
             when (max(p.ended_at) at time zone 'Africa/Cairo')::date <= mo.promised_last then null
             when (max(p.handed_over_at) at time zone 'Africa/Cairo')::date <= mo.promised_out
               then case when max(p.attempts) > 0 then 'unreachable' else 'courier' end
             when (select min(e.happened_at) filter (where e.event = 'accepted') - min(e.happened_at) filter (where e.to_status = 'new')
                     from order_events e where e.merchant_order_id = mo.id) > interval '1 day' then 'accepting'
             else 'handing_over' end
      from parcels p where p.merchant_order_id = mo.id and p.state = 'delivered') end`;

/** Every figure of these days, as `daily_sales` keeps it. */
const figuresOf = (days: readonly string[]) => sql`
  select s.day, case when grouping(merchant_id) = 0 then merchant_id else 0 end as merchant_id,
         case when grouping(category_id) = 0 then 'category' when grouping(governorate_id) = 0 then 'governorate'
              when grouping(payment_method) = 0 then 'payment_method' when grouping(product_id) = 0 then 'product'
              when grouping(return_reason) = 0 then 'return_reason' when grouping(late_stage) = 0 then 'late_stage'
              else 'all' end as facet,
         case when grouping(category_id) = 0 then category_id::text when grouping(governorate_id) = 0 then governorate_id::text
              when grouping(payment_method) = 0 then payment_method when grouping(product_id) = 0 then product_id::text
              when grouping(return_reason) = 0 then return_reason when grouping(late_stage) = 0 then late_stage
              else '' end as key,
         count(distinct order_id)::int as orders, sum(sold)::int as units, sum(amount)::bigint as amount,
         sum(delivered)::int as delivered, sum(returned)::int as returned,
         sum(commission)::bigint as commission, sum(commission_vat)::bigint as commission_vat
    from (
      select d.day, mo.merchant_id, coalesce(l.category_id, 0) as category_id, coalesce(mo.governorate_id, 0) as governorate_id,
             mo.payment_method, mo.order_id, l.product_id, ${REASON} as return_reason, ${LATE_STAGE} as late_stage, ${SOLD} as sold, l.delivered, l.returned,
             l.unit_price::bigint * ${SOLD} - ${share('discount', SOLD)} as amount,
             ${share('commission', SOLD)} as commission, ${share('commission_vat', SOLD)} as commission_vat
        from unnest(${days}::date[]) d (day)
        join merchant_orders mo on mo.placed_at >= d.day::timestamp at time zone 'Africa/Cairo'
                               and mo.placed_at < (d.day + 1)::timestamp at time zone 'Africa/Cairo'
        join order_lines l on l.merchant_order_id = mo.id
       where ${SOLD} > 0) s
   group by grouping sets ((s.day), (s.day, merchant_id), (s.day, category_id), (s.day, merchant_id, category_id),
                           (s.day, governorate_id), (s.day, payment_method), (s.day, merchant_id, product_id),
                           (s.day, return_reason), (s.day, merchant_id, return_reason),
                           (s.day, late_stage), (s.day, merchant_id, late_stage))
  having grouping(return_reason) + grouping(late_stage) = 2 or return_reason is not null or late_stage is not null`;

/** One counter at a time. Takes the latest of the days that are stale, no more than `most`. */
export async function takeStaleDays(tx: Tx, most: number): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('count sales'))`.execute(tx);
  const { rows } = await sql<{ day: string }>`
    with gone as (
      delete from stale_days where day in (select distinct day from stale_days order by day desc limit ${sql.lit(most)}) returning day
    ) select distinct day::text as day from gone`.execute(tx);
  return rows.map(({ day }) => day);
}

/** Counts these days again; what has not changed is not written. */
export async function countDays(tx: Tx, days: readonly string[]): Promise<void> {
  await sql`
    with fresh as materialized (${figuresOf(days)}),
    gone as (
      delete from daily_sales s where s.day = any(${days}::date[])
         and not exists (select from fresh f where (f.merchant_id, f.facet, f.day, f.key) = (s.merchant_id, s.facet, s.day, s.key))
    )
    insert into daily_sales as s (day, merchant_id, facet, key, orders, units, amount, delivered, returned, commission, commission_vat)
    select day, merchant_id, facet, key, orders, units, amount, delivered, returned, commission, commission_vat from fresh
    on conflict (merchant_id, facet, day, key) do update
       set orders = excluded.orders, units = excluded.units, amount = excluded.amount, delivered = excluded.delivered,
           returned = excluded.returned, commission = excluded.commission, commission_vat = excluded.commission_vat
     where (s.orders, s.units, s.amount, s.delivered, s.returned, s.commission, s.commission_vat)
           is distinct from (excluded.orders, excluded.units, excluded.amount, excluded.delivered, excluded.returned,
                             excluded.commission, excluded.commission_vat)`.execute(tx);
}

/** Ranks the goods of each merchant, and of the shop (0), by what was sold of them since that moment. */
export async function rankProductsSince(tx: Tx, since: Date, places: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('rank goods'))`.execute(tx);
  await sql`delete from best_products`.execute(tx);
  await sql`
    insert into best_products (merchant_id, place, product_id, units, amount)
    select merchant_id, place, product_id, units, amount from (
      select merchant_id, product_id, units, amount,
             row_number() over (partition by merchant_id order by amount desc, product_id) as place
        from (select case when grouping(mo.merchant_id) = 0 then mo.merchant_id else 0 end as merchant_id, l.product_id,
                     sum(${SOLD})::int as units,
                     sum(l.unit_price::bigint * ${SOLD} - ${share('discount', SOLD)})::bigint as amount
                ${FROM_PLACED}
               where mo.placed_at >= ${since} and ${SOLD} > 0
               group by grouping sets ((mo.merchant_id, l.product_id), (l.product_id))) sold) ranked
     where place <= ${places}`.execute(tx);
}

/**
 * Days whose sums are not what the orders say, written a second time from where the units are; days that wait to be
 * counted are left out. Reasons of returns and stages of lateness are facts of the cases and parcels, and no sums of sales.
 */
export const WRONG_DAYS = sql`
  with sold as (
    select ${dayOf} as day, mo.merchant_id, mo.order_id, l.category_id, mo.governorate_id, mo.payment_method, l.product_id, l.delivered, l.returned,
           l.in_parcel + l.delivered
             + case when mo.stage like 'pending%' then 0 else l.open end as units, l.unit_price, l.quantity, l.discount
      ${FROM_PLACED}
  ), worth as (
    select *, unit_price::bigint * units - discount / quantity * units - least(discount % quantity, units) as amount
      from sold where units > 0
  ), replay as (
    select day, 0::bigint as merchant_id, 'all' as facet, '' as key, count(distinct order_id) as orders, sum(units) as units,
           sum(amount) as amount, sum(delivered) as delivered, sum(returned) as returned from worth group by day
    union all select day, merchant_id, 'all', '', count(distinct order_id), sum(units), sum(amount), sum(delivered), sum(returned)
      from worth group by day, merchant_id
    union all select day, 0, 'category', coalesce(category_id, 0)::text, count(distinct order_id), sum(units), sum(amount),
           sum(delivered), sum(returned) from worth group by day, category_id
    union all select day, merchant_id, 'category', coalesce(category_id, 0)::text, count(distinct order_id), sum(units), sum(amount),
           sum(delivered), sum(returned) from worth group by day, merchant_id, category_id
    union all select day, 0, 'governorate', coalesce(governorate_id, 0)::text, count(distinct order_id), sum(units), sum(amount),
           sum(delivered), sum(returned) from worth group by day, governorate_id
    union all select day, 0, 'payment_method', payment_method, count(distinct order_id), sum(units), sum(amount),
           sum(delivered), sum(returned) from worth group by day, payment_method
    union all select day, merchant_id, 'product', product_id::text, count(distinct order_id), sum(units), sum(amount), sum(delivered),
           sum(returned) from worth group by day, merchant_id, product_id
  ), counted as (
    select * from daily_sales where facet not in ('return_reason', 'late_stage')
  )
  select coalesce(r.day, s.day) from replay r full join counted s using (day, merchant_id, facet, key)
   where (r.orders, r.units, r.amount, r.delivered, r.returned)
         is distinct from (s.orders::bigint, s.units::bigint, s.amount::numeric, s.delivered::bigint, s.returned::bigint)
     and coalesce(r.day, s.day) not in (select day from stale_days)`;

export async function countWrongDays(run: Runner): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${WRONG_DAYS}) wrong`.execute(run);
  return rows[0]?.count ?? 0;
}

/** Sums of months that are not those of their days, and those that they should be. */
export async function countWrongMonths(run: Runner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from ((select * from months_of_days except all select * from monthly_sales where orders <> 0)
            union all (select * from monthly_sales where orders <> 0 except all select * from months_of_days)) wrong`.execute(
    run,
  );
  return rows[0]?.count ?? 0;
}
