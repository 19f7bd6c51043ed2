import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

interface LoggedPrices {
  /** Null: no price is known before the present one. */
  firstSince: Date | null;
  /** In piastres, the highest that was asked for since `from`, the price then in force included. */
  highest: number | null;
}

/** What the log of a product's prices says of the time since `from`. */
export async function selectLoggedPrices(run: Runner, productId: number, from: Date): Promise<LoggedPrices> {
  const { rows } = await sql<LoggedPrices>`
    select min(since) as "firstSince", max(price) filter (where until is null or until > ${from}) as highest
      from (select price, since, lead(since) over (order by since, id) as until
              from product_prices where product_id = ${productId}) logged`.execute(run);
  return rows[0] ?? { firstSince: null, highest: null };
}
