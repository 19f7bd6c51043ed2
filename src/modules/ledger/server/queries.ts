import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { LedgerAccount } from '../account.ts';
import type { Posting, SignedEntry } from '../posting.ts';

type Written = Omit<Posting, 'entries'> & {
  entries: readonly (SignedEntry & { merchantId: number | null })[];
};

/** False if this cause has posted this kind before. */
export async function insertTransaction(tx: Tx, posting: Written): Promise<boolean> {
  const { cause, kind, entries, reason = '', userId = null, of, earning = 'at_once', at = null } = posting;
  const { rows } = await sql`
    with posted as (
      insert into ledger_transactions (cause_type, cause_id, kind, reason, user_id, posted_at)
      values (${cause.type}, ${cause.id}, ${kind}, ${reason}, ${userId}, coalesce(${at}::timestamptz, now()))
      on conflict (cause_type, cause_id, kind) do nothing
      returning id
    ), asked as (
      select nextval(pg_get_serial_sequence('ledger_entries', 'id')) as id, entry.*
        from posted, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
             as entry (account text, amount bigint, "merchantId" bigint)
    ), entries as (
      insert into ledger_entries (id, transaction_id, account, amount) overriding system value
      select asked.id, posted.id, account, amount from asked, posted
    ), own as (
      insert into merchant_entries (entry_id, merchant_id, amount, merchant_order_id, parcel_id, waits, is_payout)
      select id, "merchantId", -amount, ${of?.merchantOrderId ?? null}, ${of?.parcelId ?? null},
             ${earning === 'waits'}, ${cause.type === 'payout'}
        from asked where "merchantId" is not null
    )
    select id from posted`.execute(tx);
  return rows.length > 0;
}

/** The balance of an account: debits minus credits, in piastres. */
export async function selectBalance(run: Runner, account: LedgerAccount): Promise<Piastres> {
  const { rows } = await sql<{ balance: Piastres }>`
    select coalesce(sum(amount), 0)::bigint as balance from ledger_entries where account = ${account}`.execute(
    run,
  );
  return rows[0]?.balance ?? 0;
}

export async function merchantExists(run: Runner, id: number): Promise<boolean> {
  const { rows } = await sql`select from merchants where id = ${id}`.execute(run);
  return rows.length > 0;
}
