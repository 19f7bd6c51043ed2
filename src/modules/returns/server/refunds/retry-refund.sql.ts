import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** The failed parts of a refund wait to be sent again. */
export async function waitAgain(tx: Tx, refundId: number): Promise<void> {
  await sql`update refund_tenders set state = 'waiting' where refund_id = ${refundId} and state = 'failed'`.execute(
    tx,
  );
}

/** Whether the gateway's answer was lost and nobody has since checked whether the money arrived. */
export async function isFateUnknown(run: Runner, refundId: number): Promise<boolean> {
  const { rows } = await sql`
    select from refund_tenders t
      join payment_refunds p on p.cause_type = 'return_refund' and p.cause_id = t.id
     where t.refund_id = ${refundId} and t.state = 'failed' and (p.failure = 'unknown' or p.state <> 'failed')`.execute(
    run,
  );
  return rows.length > 0;
}

/** The failed part goes another way. Its claim on the payment stays, so it can never be refunded there as well (M4). */
export async function chooseMeans(
  tx: Tx,
  { refundId, means, now }: { refundId: number; means: 'credit' | 'channel'; now: Date },
): Promise<void> {
  await sql`
    with chosen as (
      update refunds set rechosen_at = ${now}, wish = case when ${means} = 'credit' and wish = 'refund' then 'credit' else wish end
       where id = ${refundId}
    )
    update refund_tenders set means = ${means}, payment_id = null, state = 'waiting'
     where refund_id = ${refundId} and state = 'failed'`.execute(tx);
}
