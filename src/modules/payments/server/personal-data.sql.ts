import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

export async function collectPayments(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ payments: unknown }>`
    select coalesce(jsonb_agg(jsonb_build_object('orderId', p.order_id, 'method', p.method, 'status', p.status,
                      'amountPiastres', p.amount, 'refundedPiastres', p.refunded, 'paidAt', p.captured_at) order by p.id),
                    '[]') as payments
      from payments p join orders o on o.id = p.order_id where o.user_id = ${userId}`.execute(run);
  return { payments: rows[0]?.payments ?? [] };
}

/**
 * Whether money is still to reach the buyer or may be taken back: a refund under way, a paid parcel that is on its way
 * back, or a dispute at the bank.
 */
export async function isOwedMoney(run: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql<{ owed: boolean }>`
    select exists (
      select from orders o join payments p on p.order_id = o.id
       where o.user_id = ${userId}
         and (p.status = 'disputed'
           or exists (select from payment_refunds r where r.payment_id = p.id and r.state <> 'succeeded')
           or exists (select from payment_shares s join parcels pa on pa.merchant_order_id = s.merchant_order_id
                       where s.payment_id = p.id and s.captured > s.refund_claimed + s.charged_back
                         and pa.state = 'undelivered'))) as owed`.execute(run);
  return rows[0]?.owed === true;
}
