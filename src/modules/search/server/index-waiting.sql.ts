import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

interface WaitingJob {
  id: number;
  productIds: number[];
}

/** The next jobs of products to be indexed that nobody works on; no worker takes them until the transaction ends. */
export async function takeWaiting(tx: Tx, limit: number): Promise<WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    select j.id, j.payload -> 'productIds' as "productIds"
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'search.index-products' and j.is_available and j.run_at <= now()
     order by j.priority, j.run_at limit ${sql.lit(limit)} for update of j skip locked`.execute(tx);
  return rows;
}

export async function completeWaiting(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select graphile_worker.complete_jobs(${[...ids]}::bigint[])`.execute(tx);
}
