import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Facet } from '../../report.ts';

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

interface Asked {
  by: Facet;
  merchantId: number;
  from: string;
  to: string;
}

const SUMS = sql`
  sum(s.orders)::int as orders, sum(s.units)::int as units, sum(s.amount)::bigint as amount, sum(s.delivered)::int as delivered,
  sum(s.returned)::int as returned, sum(s.commission)::bigint as commission, sum(s.commission_vat)::bigint as "commissionVat"`;

/** Sums by what is asked for, days in their order and the rest the largest first; amounts in piastres. */
export async function selectReport(run: Runner, { by, merchantId, from, to }: Asked): Promise<ReportSums[]> {
  const within = sql`s.day between ${from}::date and ${to}::date`;
  const own = sql`s.merchant_id = ${merchantId} and ${within}`;
  const queries = {
    day: sql`select s.day::text as key, s.day::text as name, ${SUMS} from daily_sales s
              where s.facet = 'all' and ${own} group by s.day order by s.day desc`,
    category: sql`select s.key, coalesce(c.name_ar, '') as name, ${SUMS} from daily_sales s
                    left join categories c on c.id = s.key::bigint
                   where s.facet = 'category' and ${own} group by s.key, c.name_ar order by amount desc, s.key`,
    merchant: sql`select s.merchant_id::text as key, m.name_ar as name, ${SUMS} from daily_sales s
                    join merchants m on m.id = s.merchant_id
                   where s.facet = 'all' and s.merchant_id <> 0 and ${within}
                   group by s.merchant_id, m.name_ar order by amount desc, s.merchant_id`,
    governorate: sql`select s.key, coalesce(g.name_ar, '') as name, ${SUMS} from daily_sales s
                       left join governorates g on g.id = s.key::bigint
                      where s.facet = 'governorate' and ${own} group by s.key, g.name_ar order by amount desc, s.key`,
    payment_method: sql`select s.key, '' as name, ${SUMS} from daily_sales s
                         where s.facet = 'payment_method' and ${own} group by s.key order by amount desc, s.key`,
  } as const satisfies Record<Facet, unknown>;
  const { rows } = await sql<ReportSums>`${queries[by]}`.execute(run);
  return rows;
}

/** An order of two merchants or categories is one order here. */
export async function selectTotal(
  run: Runner,
  { merchantId, from, to }: Omit<Asked, 'by'>,
): Promise<ReportSums | undefined> {
  const { rows } = await sql<ReportSums>`
    select '' as key, '' as name, ${SUMS} from daily_sales s
     where s.facet = 'all' and s.merchant_id = ${merchantId} and s.day between ${from}::date and ${to}::date
    having count(*) > 0`.execute(run);
  return rows[0];
}
