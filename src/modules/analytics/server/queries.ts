import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Sale, SaleJob } from './sale.ts';

/** Tried for some hours; whatever still fails then waits for staff among the failed jobs. */
const TRIES = 10;

export async function queueSale(tx: Tx, job: SaleJob): Promise<void> {
  await sql`
    select graphile_worker.add_job('analytics.report-sale', ${JSON.stringify(job)}::json,
                                   max_attempts => ${sql.lit(TRIES)})`.execute(tx);
}

/** The parcel of a history step, unless its buyer is gone. */
export async function selectSale(run: Runner, eventId: number): Promise<Sale | undefined> {
  const { rows } = await sql<Sale>`
    select e.id as "eventId", e.happened_at as "soldAt", u.id as "userId", u.mobile, coalesce(u.email, '') as email,
           (select json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id, 'title', l.title,
                     'optionNames', coalesce(to_jsonb(g.option_names), '[]'), 'units', pl.quantity, 'net', pl.net) order by pl.id)
              from parcel_lines pl join order_lines l on l.id = pl.order_line_id
              left join products g on g.id = l.product_id
             where pl.parcel_id = e.parcel_id and pl.quantity > 0) as lines
      from order_events e
      join merchant_orders mo on mo.id = e.merchant_order_id
      join orders o on o.id = mo.order_id
      join users u on u.id = o.user_id and u.deleted_at is null and u.mobile is not null
     where e.id = ${eventId} and exists (select from parcel_lines pl where pl.parcel_id = e.parcel_id and pl.quantity > 0)`.execute(
    run,
  );
  return rows[0];
}

/** The words that the person agreed to; null for whoever did not, or took it back. */
export async function selectWording(run: Runner, userId: number): Promise<string | null> {
  const { rows } = await sql<{ wording: string | null }>`
    select case when decision = 'given' then text_version end as wording
      from consents where user_id = ${userId} and purpose = 'analytics' order by id desc limit 1`.execute(
    run,
  );
  return rows[0]?.wording ?? null;
}

/** So that two decisions come one after the other. */
export async function lockAccount(tx: Tx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
}

export interface NewDecision {
  userId: number;
  wanted: boolean;
  wording: string;
  address: string;
  now: Date;
}

export async function insertDecision(tx: Tx, decision: NewDecision): Promise<void> {
  const { userId, wanted, wording, address, now } = decision;
  await sql`
    insert into consents (user_id, purpose, decision, text_version, given_from, given_at)
    values (${userId}, 'analytics', ${wanted ? 'given' : 'withdrawn'}, ${wording}, ${address}, ${now})`.execute(
    tx,
  );
}

export async function removeDeadSales(run: Runner, before: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(j.id))
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'analytics.report-sale' and j.attempts >= j.max_attempts and j.locked_at is null
       and j.created_at < ${before} having count(*) > 0`.execute(run);
}
