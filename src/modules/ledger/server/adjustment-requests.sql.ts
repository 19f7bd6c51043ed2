import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface AdjustmentRequest {
  key: number;
  merchantId: number;
  merchantName: string;
  /** What the merchant gains; a penalty is below nothing. */
  amount: Piastres;
  reason: string;
  askedBy: number;
  askedByName: string;
  askedAt: Date;
  decision: 'agree' | 'refuse' | null;
}

const REQUEST = sql`
  select r.key, r.merchant_id as "merchantId", m.name_ar as "merchantName", r.amount, r.reason, r.asked_by as "askedBy",
         u.name as "askedByName", r.asked_at as "askedAt", r.decision
    from adjustment_requests r join merchants m on m.id = r.merchant_id join users u on u.id = r.asked_by`;

/** Those that wait for a second person, the oldest first. */
export async function selectWaiting(run: Runner, most: number): Promise<AdjustmentRequest[]> {
  const { rows } = await sql<AdjustmentRequest>`
    ${REQUEST} where r.decision is null order by r.asked_at, r.key limit ${sql.lit(most)}`.execute(run);
  return rows;
}

export async function lockRequest(tx: Tx, key: number): Promise<AdjustmentRequest | undefined> {
  const { rows } = await sql<AdjustmentRequest>`${REQUEST} where r.key = ${key} for update of r`.execute(tx);
  return rows[0];
}

/** False if the key was used before. */
export async function insertRequest(
  tx: Tx,
  asked: Pick<AdjustmentRequest, 'key' | 'merchantId' | 'amount' | 'reason' | 'askedBy' | 'askedAt'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into adjustment_requests (key, merchant_id, amount, reason, asked_by, asked_at)
    values (${asked.key}, ${asked.merchantId}, ${asked.amount}, ${asked.reason}, ${asked.askedBy}, ${asked.askedAt})
    on conflict (key) do nothing returning key`.execute(tx);
  return rows.length > 0;
}

export async function writeDecision(
  tx: Tx,
  { key, decision, userId, at }: { key: number; decision: 'agree' | 'refuse'; userId: number; at: Date },
): Promise<void> {
  await sql`
    update adjustment_requests set decision = ${decision}, decided_by = ${userId}, decided_at = ${at}
     where key = ${key}`.execute(tx);
}

/** What one person adjusted since a moment without a second one, in either direction; the next such question waits. */
export async function selectAdjusted(
  tx: Tx,
  { userId, since }: { userId: number; since: Date },
): Promise<Piastres> {
  await sql`select pg_advisory_xact_lock(hashtext('adjustments/' || ${userId}::text))`.execute(tx);
  const { rows } = await sql<{ amount: Piastres }>`
    select coalesce(sum(abs(e.amount)), 0)::bigint as amount
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'adjustment_income'
     where t.cause_type = 'adjustment' and t.user_id = ${userId} and t.posted_at >= ${since}
       and not exists (select from adjustment_requests r where r.key = t.cause_id)`.execute(tx);
  return rows[0]?.amount ?? 0;
}
