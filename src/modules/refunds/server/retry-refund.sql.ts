import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/**
 * Resumes the failed tenders of a refund as ones under way, so each gateway is first asked what became of it. False if
 * another tender of a payment is under way.
 */
export async function resumeFailed(tx: Tx, refundId: number): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    with failed as (
      select t.id, exists (select from refund_tenders other
                            where other.payment_id = t.payment_id and other.state = 'sending') as is_behind
        from refund_tenders t where t.refund_id = ${refundId} and t.state = 'failed'
    ), resumed as (
      update refund_tenders t
         set state = 'sending', failure = '', refunded_before = (select refunded from payments where id = t.payment_id)
        from failed where t.id = failed.id and not failed.is_behind
      returning graphile_worker.add_job('refunds.send-tender', json_build_object('id', t.id))
    )
    select (select count(*) from resumed) = (select count(*) from failed) as "isWhole"`.execute(tx);
  return rows[0]?.isWhole === true;
}

/** Whether the gateway's answer was lost and nobody has since checked whether the money arrived. */
export async function isFateUnknown(run: Runner, refundId: number): Promise<boolean> {
  const { rows } = await sql`
    select from refund_tenders where refund_id = ${refundId} and state = 'failed' and failure = 'unknown'`.execute(
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
    update refund_tenders set means = ${means}, state = 'waiting' where refund_id = ${refundId} and state = 'failed'`.execute(
    tx,
  );
}
