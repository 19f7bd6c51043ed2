import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Notes the words that products are indexed with from now on; false if they are those already. */
export async function noteWords(tx: Tx, words: string): Promise<boolean> {
  const { rows } = await sql`
    insert into search_index (words) values (${words})
    on conflict (only_one) do update set words = excluded.words where search_index.words <> excluded.words
    returning words`.execute(tx);
  return rows.length > 0;
}

/** The words that products are indexed with from now on, held until the transaction ends; `undefined` if none were noted. */
export async function holdIndex(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ words: string }>`select words from search_index for no key update`.execute(tx);
  return rows[0]?.words;
}

export async function selectProductsAfter(run: Runner, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id > ${after} order by id limit ${limit}`.execute(run);
  return rows.map(({ id }) => id);
}

/** The next products behind one, after a rest of so many milliseconds; or only these. */
export type Portion = { words: string } & ({ after: number; rest?: number } | { only: readonly number[] });

/**
 * Asks for a portion, some seconds from now. Of all products there is one row of portions: one that is begun again, because
 * its process was killed, begins no second one.
 */
export async function goOnWith(tx: Tx, portion: Portion, seconds = 0): Promise<void> {
  const key = 'after' in portion ? 'search.index-portion' : null;
  await sql`
    select graphile_worker.add_job('search.index-portion', ${JSON.stringify(portion)}::json, job_key := ${key},
                                   run_at := now() + ${seconds} * interval '1 second')`.execute(tx);
}

/** What this transaction writes drops nothing that caches hold; it stays there for a minute at most. */
export async function tellAtTheEnd(tx: Tx): Promise<void> {
  await sql`select set_config('wekala.notify_at_end', 'on', true)`.execute(tx);
}

export async function tellOfProducts(tx: Tx): Promise<void> {
  await sql`select pg_notify('shop_changed', 'products')`.execute(tx);
}
