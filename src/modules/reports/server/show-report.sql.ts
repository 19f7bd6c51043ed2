import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#platform/dates.ts';
import type { Runner } from '#platform/server/database.ts';
import { type Days, monthsWithin } from '../period.ts';
import { type Facet, MOST_PRODUCTS } from '../report.ts';

export interface ReportSums {
  key: string;
  name: string;
  orders: number;
  units: number;
  amount: number;
  delivered: number;
  returned: number;
  commission: number;
  commissionVat: number;
}

/** What was sold in a category that became part of another counts there. */
export const CATEGORY = sql`
  left join category_merges g on g.from_id = s.key::bigint and g.done_at is not null
  left join categories c on c.id = coalesce(g.into_id, s.key::bigint)`;

interface ReportQuery extends Days {
  by: Facet;
  merchantId: number;
  /** In Cairo. */
  today: string;
}

const SUMS = sql`
  sum(s.orders)::int as orders, sum(s.units)::int as units, sum(s.amount)::bigint as amount, sum(s.delivered)::int as delivered,
  sum(s.returned)::int as returned, sum(s.commission)::bigint as commission, sum(s.commission_vat)::bigint as "commissionVat"`;

/** The sums of those days that meet a condition: whole months from the months' sums, the days before and after from theirs. */
function soldIn(
  { today, ...days }: Days & { today: string },
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = sql`merchant_id, key, orders, units, amount, delivered, returned, commission, commission_vat`;
  const ofDays = ({ from, to }: Days) =>
    sql`select ${columns} from daily_sales where ${condition} and day between ${from}::date and ${to}::date`;
  const months = monthsWithin(days, today);
  if (!months) return ofDays(days);
  const { first, afterLast } = months;
  return sql`
    ${ofDays({ from: days.from, to: addDays(first, -1) })}
    union all ${ofDays({ from: afterLast, to: days.to })}
    union all select ${columns} from monthly_sales
               where ${condition} and month >= ${first}::date and month < ${afterLast}::date and orders > 0`;
}

/** Sums by what is asked for, days in their order and the rest the largest first; amounts in piastres. */
export async function selectReport(
  run: Runner,
  { by, merchantId, ...days }: ReportQuery,
): Promise<ReportSums[]> {
  const own = sql`merchant_id = ${merchantId}`;
  const byWord = (facet: Facet, first: RawBuilder<unknown>) => sql`
    select s.key, '' as name, ${SUMS} from (${soldIn(days, sql`facet = ${sql.lit(facet)} and ${own}`)}) s
     group by s.key order by sum(s.${first}) desc, s.key`;
  const queries = {
    day: sql`select s.day::text as key, s.day::text as name, ${SUMS} from daily_sales s
              where facet = 'all' and ${own} and day between ${days.from}::date and ${days.to}::date
              group by s.day order by s.day desc`,
    category: sql`select coalesce(g.into_id, s.key::bigint)::text as key, coalesce(c.name_ar, '') as name, ${SUMS}
                    from (${soldIn(days, sql`facet = 'category' and ${own}`)}) s ${CATEGORY}
                   group by 1, c.name_ar order by amount desc, 1`,
    merchant: sql`select m.id::text as key, m.name_ar as name, s.orders, s.units, s.amount, s.delivered, s.returned,
                         s.commission, s."commissionVat"
                    from (select s.merchant_id as id, ${SUMS} from (${soldIn(days, sql`facet = 'all' and merchant_id <> 0`)}) s
                           group by s.merchant_id) s
                    join merchants m using (id) order by s.amount desc, m.id`,
    governorate: sql`select s.key, coalesce(g.name_ar, '') as name, ${SUMS} from (${soldIn(days, sql`facet = 'governorate' and ${own}`)}) s
                       left join governorates g on g.id = s.key::bigint
                      group by s.key, g.name_ar order by amount desc, s.key`,
    product: sql`select s.key, coalesce(p.title, '') as name, s.orders, s.units, s.amount, s.delivered, s.returned, s.commission,
                        s."commissionVat"
                   from (select s.key, ${SUMS} from (${soldIn(days, sql`facet = 'product' and ${merchantId === 0 ? sql`true` : own}`)}) s
                          group by s.key order by amount desc, s.key limit ${sql.lit(MOST_PRODUCTS)}) s
                   left join products p on p.id = s.key::bigint order by s.amount desc, s.key`,
    return_reason: byWord('return_reason', sql`returned`),
    late_stage: byWord('late_stage', sql`orders`),
    payment_method: sql`select s.key, '' as name, ${SUMS} from (${soldIn(days, sql`facet = 'payment_method' and ${own}`)}) s
                         group by s.key order by amount desc, s.key`,
  } as const satisfies Record<Facet, unknown>;
  const { rows } = await sql<ReportSums>`${queries[by]}`.execute(run);
  return rows;
}

/** An order of two merchants or categories is one order here. */
export async function selectTotal(
  run: Runner,
  { merchantId, ...days }: Omit<ReportQuery, 'by'>,
): Promise<ReportSums | undefined> {
  const { rows } = await sql<ReportSums>`
    select '' as key, '' as name, ${SUMS}
      from (${soldIn(days, sql`facet = 'all' and merchant_id = ${merchantId}`)}) s
    having count(*) > 0`.execute(run);
  return rows[0];
}

/** Orders with a part that came after its promised day. */
export async function countLate(
  run: Runner,
  { merchantId, today, from, to }: Omit<ReportQuery, 'by'>,
): Promise<number> {
  const late = soldIn({ from, to, today }, sql`facet = 'late_stage' and merchant_id = ${merchantId}`);
  const { rows } = await sql<{ orders: number }>`
    select coalesce(sum(orders), 0)::int as orders from (${late}) s`.execute(run);
  return rows[0]?.orders ?? 0;
}

/** In units and as they are now; how many were sold in the last days. */
export interface StockLeft {
  productId: number;
  title: string;
  imageUrl: string;
  stock: number;
  sold: number;
}

/** Products that sold since a day, those first whose stock lasts the shortest at that pace. */
export async function selectStockLeft(
  run: Runner,
  { merchantId, since, limit }: { merchantId: number; since: string; limit: number },
): Promise<StockLeft[]> {
  const { rows } = await sql<StockLeft>`
    select p.id as "productId", p.title, coalesce(p.images ->> 0, '') as "imageUrl", v.stock, s.sold
      from (select key::bigint as product_id, sum(units)::int as sold from daily_sales
             where facet = 'product' and day >= ${since}::date and ${merchantId === 0 ? sql`true` : sql`merchant_id = ${merchantId}`}
             group by key having sum(units) > 0) s
      join products p on p.id = s.product_id and p.listed
      cross join lateral (select coalesce(sum(on_hand - held - allocated), 0)::int as stock from variants where product_id = p.id) v
     order by v.stock::numeric / s.sold, s.sold desc, p.id limit ${sql.lit(limit)}`.execute(run);
  return rows;
}
