import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { ChannelKind } from '../../channel.ts';

export interface BankLine {
  id: number;
  merchantName: string;
  kind: ChannelKind;
  holder: string;
  number: Buffer;
  /** Without what is withheld. */
  amount: Piastres;
}

export async function selectBankLines(run: Runner, batchId: number): Promise<BankLine[]> {
  const { rows } = await sql<BankLine>`
    select p.id, m.name_ar as "merchantName", p.kind, p.holder, p.number, p.amount - p.withheld as amount
      from payouts p join merchants m on m.id = p.merchant_id
     where p.batch_id = ${batchId} and p.state in ('approved', 'processing') order by p.id`.execute(run);
  return rows;
}

export async function batchExists(run: Runner, id: number): Promise<boolean> {
  const { rows } = await sql`select from payout_batches where id = ${id}`.execute(run);
  return rows.length > 0;
}
