import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export async function collectPayments(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ payments: unknown }>`
    select coalesce(jsonb_agg(jsonb_build_object('orderId', p.order_id, 'method', p.method, 'status', p.status,
                      'amountPiastres', p.amount, 'refundedPiastres', p.refunded, 'paidAt', p.captured_at,
                      'transferPictureSentAt', p.proof_at) order by p.id),
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
           or exists (select from refunds f where f.order_id = o.id and f.state not in ('succeeded', 'refused'))
           or exists (select from payment_shares s join parcels pa on pa.merchant_order_id = s.merchant_order_id
                       where s.payment_id = p.id and s.captured > s.refund_claimed + s.charged_back
                         and pa.state = 'undelivered'))) as owed`.execute(run);
  return rows[0]?.owed === true;
}

/** What gateways wrote about the buyer, and pictures of transfers; a job deletes these. The money stays. */
export async function eraseFromPayments(tx: Tx, userId: number): Promise<void> {
  const mine = sql`select p.id from payments p join orders o on o.id = p.order_id where o.user_id = ${userId}`;
  await sql`update payment_events set body = null where payment_id in (${mine})`.execute(tx);
  await deletePictures(tx, mine);
}

/** The same after a term: `words` for what gateways wrote, `pictures` for those of transfers of old orders. */
export async function forgetOldPayments(tx: Tx, before: { words: Date; pictures: Date }): Promise<void> {
  await sql`
    update payment_events set body = null
     where id in (select id from payment_events where received_at < ${before.words} and body is not null order by id limit 20000)`.execute(
    tx,
  );
  await deletePictures(
    tx,
    sql`select id from payments where proof is not null and created_at < ${before.pictures} order by id limit 20000`,
  );
}

async function deletePictures(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with had as (select id, proof from payments where proof is not null and id in (${which}) for update),
         gone as (update payments p set proof = null, proof_at = null, proof_refusal = null from had where p.id = had.id)
    select graphile_worker.add_job('media.forget-file', json_build_object('key', proof)) from had`.execute(
    tx,
  );
}
