import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** Records how late cash is; returns how many rows are later than recorded. */
export async function markOverdue(tx: Tx, { before, days }: { before: Date; days: number }): Promise<number> {
  const { rows } = await sql<{ parcel_id: number }>`
    update cod_collections set overdue_days = ${days}
     where state = 'collected' and collected_at < ${before} and coalesce(overdue_days, 0) < ${days}
    returning parcel_id`.execute(tx);
  return rows.length;
}

/** Opens an exception for all cash that has been missing since before this moment; returns how many. */
export async function openMissing(tx: Tx, { before, at }: { before: Date; at: Date }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cash_exceptions (parcel_id, courier, kind, amount, opened_at)
    select c.parcel_id, c.holder, 'missing', c.amount, ${at}
      from cod_collections c
     where c.state = 'collected' and c.collected_at < ${before} and c.amount > 0
    on conflict do nothing returning id`.execute(tx);
  return rows.length;
}
