import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface StoredReceipt {
  key: string | null;
  /** A person has sent (a part of) the refund, which the receipt then is of. */
  isSent: boolean;
}

export async function selectReceipt(run: Runner, refundId: number): Promise<StoredReceipt | undefined> {
  const { rows } = await sql<StoredReceipt>`
    select r.receipt as key, exists (select from refund_tenders t where t.refund_id = r.id and t.sent_by is not null) as "isSent"
      from refunds r where r.id = ${refundId}`.execute(run);
  return rows[0];
}

export async function updateReceipt(
  tx: Tx,
  { refundId, key }: { refundId: number; key: string },
): Promise<void> {
  await sql`update refunds set receipt = ${key} where id = ${refundId}`.execute(tx);
}

/** Those of a buyer's refunds; a job deletes the pictures. The bank's reference stays. */
export const eraseReceiptsOf = (tx: Tx, userId: number): Promise<void> =>
  deleteReceipts(
    tx,
    sql`select r.id from orders o join refunds r on r.order_id = o.id where o.user_id = ${userId} and r.receipt is not null`,
  );

/** The same for refunds from before a day, in portions of a day's work. */
export const forgetOldReceipts = (tx: Tx, before: Date): Promise<void> =>
  deleteReceipts(
    tx,
    sql`select id from refunds where receipt is not null and drafted_at < ${before} order by id limit 20000`,
  );

async function deleteReceipts(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with had as (select id, receipt from refunds where id in (${which}) for update),
         gone as (update refunds r set receipt = null from had where r.id = had.id)
    select graphile_worker.add_job('media.forget-file', json_build_object('key', receipt)) from had`.execute(
    tx,
  );
}
