import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** The buyer of an order that awaits confirmation, and how to reach them. */
export async function selectToConfirm(run: Runner, orderId: number) {
  const { rows } = await sql<{ userId: number; mobile: string }>`
    select u.id as "userId", u.mobile from orders o join users u on u.id = o.user_id
     where o.id = ${orderId} and u.deleted_at is null
       and exists (select from merchant_orders mo where mo.order_id = o.id and mo.status = 'pending_confirmation')`.execute(
    run,
  );
  return rows[0];
}
