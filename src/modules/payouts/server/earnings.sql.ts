import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** One counter at a time. Takes the merchants whose sums are stale; a change from here on is kept for the next run. */
export async function takeStale(tx: Tx): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtext('count earnings'))`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    with gone as (delete from stale_earnings returning merchant_id)
    select distinct merchant_id as id from gone order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A separate statement after the marks were taken, so it sees at least the data that they were written with. */
export async function sumUp(tx: Tx, merchantIds: readonly number[]): Promise<void> {
  await sql`
    insert into earnings_sums as s (merchant_id, pending, awaits_cash, frozen, available)
    select id, e.pending, e.awaits_cash, e.frozen, e.available
      from unnest(${merchantIds}::bigint[]) id cross join lateral earnings_of(id) e order by id
    on conflict (merchant_id) do update
       set pending = excluded.pending, awaits_cash = excluded.awaits_cash, frozen = excluded.frozen,
           available = excluded.available`.execute(tx);
}

/** Merchants whose sums, stale or not, differ from their entries. */
export async function countWrongSums(run: Runner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with fresh as (
      select merchant_id, state, sum(amount) as amount from earnings
       where state in ('pending', 'awaits_cash', 'frozen', 'available') group by merchant_id, state
    )
    select count(*)::int as count
      from merchants m
      left join earnings_now n on n.merchant_id = m.id
      cross join lateral (values ('pending', n.pending), ('awaits_cash', n.awaits_cash), ('frozen', n.frozen),
                                 ('available', n.available)) stored (state, amount)
      left join fresh f on f.merchant_id = m.id and f.state = stored.state
     where coalesce(f.amount, 0) <> coalesce(stored.amount, 0)`.execute(run);
  return rows[0]?.count ?? 0;
}

/** Merchants whose last statement plus later entries differs from the sum of all entries; rows with wrong counts. */
export async function countWrongBalances(run: Runner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (
              select m.id from merchants m
                left join (select merchant_id, sum(amount) as amount, sum(amount) filter (where statement_id is null) as later
                             from merchant_entries group by merchant_id) e on e.merchant_id = m.id
                left join lateral (select closing from statements s where s.merchant_id = m.id order by number desc limit 1) s on true
               where coalesce(e.amount, 0) <> coalesce(s.closing, 0) + coalesce(e.later, 0)) wrong)
           + (select count(*) from statements s
               where s.entries <> (select count(*) from merchant_entries e where e.statement_id = s.id))
           + (select count(*) from payouts p
               where p.entries <> (select count(*) from merchant_entries e where e.payout_id = p.id))::int as count`.execute(
    run,
  );
  return Number(rows[0]?.count ?? 0);
}
