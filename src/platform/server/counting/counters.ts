import { sql } from 'kysely';
import { type Ctx, transaction } from '../context.ts';
import type { Runner } from '../database.ts';

/**
 * Adds up the rows of `counter_changes`, so that reading `counted` stays short. The view shows the same before and
 * after, because one transaction removes the changes and writes their sums, one at a time.
 */
export async function addUpCounters(ctx: Ctx): Promise<void> {
  await transaction(ctx, async tx => {
    await sql`select pg_advisory_xact_lock(hashtext('add up counters'))`.execute(tx);
    await sql`
      with gone as (delete from counter_changes returning name, rows, amount)
      insert into counters as c (name, rows, amount)
      select name, sum(rows), sum(amount) from gone group by name
      on conflict (name) do update set rows = c.rows + excluded.rows, amount = c.amount + excluded.amount`.execute(
      tx,
    );
  });
}

/** The number of counters that differ from their rows. */
export async function countWrongCounters(run: Runner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recounted r full join counted c using (name)
     where (coalesce(r.rows, 0), coalesce(r.amount, 0)) <> (coalesce(c.rows, 0), coalesce(c.amount, 0))`.execute(
    run,
  );
  return rows[0]?.count ?? 0;
}
