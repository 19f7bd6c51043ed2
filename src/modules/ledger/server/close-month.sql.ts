import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { AGEING_ACCOUNTS, AGES } from '../month.ts';

export interface MonthRow {
  month: string;
  closedBy: string | null;
  closedAt: Date | null;
}

/** Every month from the first posting to the given one, the newest first. Months are named by their first day. */
export async function selectMonths(run: Runner, until: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(m, 'YYYY-MM') as month, u.name as "closedBy", c.closed_at as "closedAt"
      from generate_series(coalesce((select cairo_month(min(posted_at)) from ledger_transactions), ${until}::date)::timestamp,
                           ${until}::date::timestamp, interval '1 month') m
      left join closed_months c on c.month = m::date
      left join users u on u.id = c.closed_by
     order by m desc`.execute(run);
  return rows;
}

export interface BalanceRow {
  account: string;
  opening: Piastres;
  debit: Piastres;
  credit: Piastres;
  closing: Piastres;
}

/** From what the last closed month before it ended with, and what was posted since. */
const OF_MONTH = (month: string) => sql`
  select coalesce(m.account, b.account) as account,
         (coalesce(b.closing, 0) + coalesce(m.before, 0))::bigint as opening,
         coalesce(m.debit, 0)::bigint as debit, coalesce(m.credit, 0)::bigint as credit
    from (select account, closing from closed_month_balances
           where month = (select max(month) from closed_months where month < ${month}::date)) b
    full join (
      select split_part(e.account, ':', 1) as account,
             sum(e.amount) filter (where t.posted_at < ${month}::date::timestamp at time zone 'Africa/Cairo') as before,
             sum(greatest(e.amount, 0)) filter (where t.posted_at >= ${month}::date::timestamp at time zone 'Africa/Cairo') as debit,
             sum(greatest(-e.amount, 0)) filter (where t.posted_at >= ${month}::date::timestamp at time zone 'Africa/Cairo') as credit
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.posted_at < (${month}::date + interval '1 month') at time zone 'Africa/Cairo'
         and t.posted_at >= coalesce(
           (select max(month) + interval '1 month' from closed_months where month < ${month}::date)
             at time zone 'Africa/Cairo', '-infinity')
       group by 1) m on m.account = b.account`;

/** The trial balance: of a closed month as it was, of another as it is now. */
export async function selectTrialBalance(run: Runner, month: string): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select account, opening, debit, credit, opening + debit - credit as closing from (
      select account, opening, debit, credit from closed_month_balances where month = ${month}::date
      union all
      select * from (${OF_MONTH(month)}) open
       where not exists (select from closed_months where month = ${month}::date)) x
     where opening <> 0 or debit <> 0 or credit <> 0
     order by account`.execute(run);
  return rows;
}

export interface AgedRow {
  account: string;
  balance: Piastres;
  /** What came to its side in each age, the newest first, the rest last. */
  moved: Piastres[];
}

/** Of every account with its owner that something stood on at the end of a month: what came to its side, by age. */
export async function selectAged(run: Runner, until: Date): Promise<AgedRow[]> {
  const [first, second, third] = AGES;
  const { rows } = await sql<AgedRow>`
    with balances as (
      select e.account, sum(e.amount)::bigint as balance
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where split_part(e.account, ':', 1) = any(${[...AGEING_ACCOUNTS]}::text[]) and t.posted_at < ${until}
       group by e.account having sum(e.amount) <> 0
    )
    select b.account, b.balance,
           (select array[coalesce(sum(abs(e.amount)) filter (where age <= ${first}), 0),
                         coalesce(sum(abs(e.amount)) filter (where age > ${first} and age <= ${second}), 0),
                         coalesce(sum(abs(e.amount)) filter (where age > ${second} and age <= ${third}), 0), 0]::float8[]
              from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
              cross join lateral (select extract(epoch from ${until}::timestamptz - t.posted_at) / 86400 as age) aged
             where e.account = b.account and sign(e.amount) = sign(b.balance)
               and t.posted_at < ${until} and age <= ${third}) as moved
      from balances b order by b.account`.execute(run);
  return rows;
}

/** Waits for postings under way and keeps others out until this transaction ends. */
export async function lockPostings(tx: Tx): Promise<void> {
  await sql`lock table ledger_transactions in share row exclusive mode`.execute(tx);
}

/** Whether money that was asked for in a month, or before, still waits for signatures. */
export async function hasWaitingActs(run: Runner, until: Date): Promise<boolean> {
  const { rows } = await sql`
    select from money_acts where done_at is null and withdrawn_at is null and asked_at < ${until} limit 1`.execute(
    run,
  );
  return rows.length > 0;
}

/** Writes down the balances of a month, and closes it. */
export async function insertClosed(
  tx: Tx,
  { month, userId, at }: { month: string; userId: number; at: Date },
): Promise<void> {
  const balances = await selectTrialBalance(tx, month);
  await sql`insert into closed_months (month, closed_by, closed_at) values (${month}::date, ${userId}, ${at})`.execute(
    tx,
  );
  await sql`
    insert into closed_month_balances (month, account, opening, debit, credit)
    select ${month}::date, account, opening, debit, credit
      from jsonb_to_recordset(${JSON.stringify(balances)}::jsonb) as b (account text, opening bigint, debit bigint, credit bigint)`.execute(
    tx,
  );
}
