import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

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
