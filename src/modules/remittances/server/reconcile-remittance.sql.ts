import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';

/** Holds what the bank showed more or less than the net of a statement. */
export async function insertBankDifference(
  tx: Tx,
  asked: { remittanceId: number; courier: string; difference: Piastres; note: string; at: Date },
): Promise<void> {
  const { remittanceId, courier, difference, note, at } = asked;
  await sql`
    insert into cash_exceptions (remittance_id, courier, kind, amount, gross, note, opened_at)
    values (${remittanceId}, ${courier}, ${difference < 0 ? 'deduction' : 'surplus'}, ${Math.abs(difference)},
            ${difference}, ${note}, ${at})`.execute(tx);
}

export async function lockRemittance(tx: Tx, id: number) {
  const { rows } = await sql<{ courier: string; net: Piastres; settledAt: Date | null }>`
    select courier, net, settled_at as "settledAt" from remittances where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The bank has confirmed the transfer: settles the statement and all of its cash. */
export async function markReconciled(
  tx: Tx,
  id: number,
  by: { userId: number; bankAmount: Piastres; bankReference: string; at: Date },
): Promise<void> {
  await sql`
    with settled as (
      update remittances set bank_amount = ${by.bankAmount}, bank_reference = ${by.bankReference},
                             settled_by = ${by.userId}, settled_at = ${by.at}
       where id = ${id} and settled_at is null returning id
    )
    update cod_collections c set state = 'settled'
      from remittance_lines l, settled
     where l.remittance_id = settled.id and l.kind = 'cash' and c.parcel_id = l.parcel_id and c.state = 'remitted'`.execute(
    tx,
  );
}
