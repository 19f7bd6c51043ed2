import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Waiting rows are appended: each order would otherwise rewrite and wait for a row with many indexes. */
export async function foldRequests(run: Runner) {
  await sql`
    with gone as (delete from requests_waiting returning product_id, units),
         added as (select product_id as id, sum(units) as units from gone group by product_id),
         locked as (select p.id, a.units from products p join added a using (id) order by p.id for no key update of p)
    update products p set number_of_requests = p.number_of_requests + l.units from locked l where p.id = l.id`.execute(
    run,
  );
}
