import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Once for each merchant order, by one of its events. */
export async function insertRequest(tx: Tx, eventId: number, dueAt: Date): Promise<void> {
  await sql`
    insert into review_requests (merchant_order_id, due_at)
    select merchant_order_id, ${dueAt} from order_events where id = ${eventId}
    on conflict do nothing`.execute(tx);
}

/** Claims the requests that are due; another process passes them over. */
export async function claimDue(tx: Tx, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update review_requests set asked_at = ${now}
     where merchant_order_id in (select merchant_order_id from review_requests where asked_at is null and due_at <= ${now}
                                  order by due_at limit ${sql.lit(most)} for update skip locked)
    returning merchant_order_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface ReviewAsk {
  userId: number;
  title: string;
}

/** The buyers who still have goods of these merchant orders that they did not review, with the first of those goods. */
export async function selectUnreviewed(
  run: Runner,
  merchantOrderIds: readonly number[],
): Promise<ReviewAsk[]> {
  const { rows } = await sql<ReviewAsk>`
    select distinct on (mo.id) u.id as "userId", l.title
      from merchant_orders mo join orders o on o.id = mo.order_id
      join users u on u.id = o.user_id and u.deleted_at is null and u.blocked_at is null
      join order_lines l on l.merchant_order_id = mo.id and l.delivered > l.returned
      join products p on p.id = l.product_id
     where mo.id = any(${merchantOrderIds}::bigint[])
       and not exists (select from reviews r where r.user_id = u.id and r.product_id = l.product_id)
     order by mo.id, l.id`.execute(run);
  return rows;
}
