import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { LedgerAccount } from '../account.ts';
import type { Posting, SignedEntry } from '../posting.ts';

type Written = Omit<Posting, 'entries'> & {
  entries: readonly (SignedEntry & { merchantId: number | null })[];
};

/** False when this cause has posted this kind before. */
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

/** The replay of an account: what was debited less what was credited, in piastres. */
export async function selectBalance(run: Runner, account: LedgerAccount): Promise<Piastres> {
  const { rows } = await sql<{ balance: Piastres }>`
    select coalesce(sum(amount), 0)::bigint as balance from ledger_entries where account = ${account}`.execute(
    run,
  );
  return rows[0]?.balance ?? 0;
}

export interface KeptEntry {
  id: number;
  at: Date;
  account: string;
  amount: Piastres;
  causeType: string;
  causeId: number;
  kind: string;
  reason: string;
  by: string | null;
}

interface Filter {
  account?: string | undefined;
  causeType?: string | undefined;
  causeId?: number | undefined;
  since: Date | null;
  until: Date | null;
  before?: number | undefined;
  limit: number;
}

export async function selectEntries(run: Runner, filter: Filter): Promise<KeptEntry[]> {
  const { account = null, causeType = null, causeId = null, since, until, before = null, limit } = filter;
  const { rows } = await sql<KeptEntry>`
    select e.id, t.posted_at as at, e.account, e.amount, t.cause_type as "causeType", t.cause_id as "causeId", t.kind,
           t.reason, u.name as by
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      left join users u on u.id = t.user_id
     where (${account}::text is null or e.account = ${account} or e.account like ${account} || ':%')
       and (${causeType}::text is null or t.cause_type = ${causeType})
       and (${causeId}::bigint is null or t.cause_id = ${causeId})
       and (${since}::timestamptz is null or t.posted_at >= ${since})
       and (${until}::timestamptz is null or t.posted_at < ${until})
       and (${before}::bigint is null or e.id < ${before})
     order by e.id desc limit ${limit}`.execute(run);
  return rows;
}

/** Accounts of which everybody has his own count as one. */
export async function selectBalances(run: Runner) {
  const { rows } = await sql<{ account: string; balance: Piastres; entries: number }>`
    select split_part(account, ':', 1) as account, sum(amount)::bigint as balance, count(*)::int as entries
      from ledger_entries group by split_part(account, ':', 1) order by 1`.execute(run);
  return rows;
}

export async function merchantExists(run: Runner, id: number): Promise<boolean> {
  const { rows } = await sql`select from merchants where id = ${id}`.execute(run);
  return rows.length > 0;
}
