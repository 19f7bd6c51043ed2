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

export async function isIndexedWith(run: Runner, words: string): Promise<boolean> {
  const { rows } = await sql`select from search_index where words = ${words}`.execute(run);
  return rows.length > 0;
}

export async function selectProductsAfter(run: Runner, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id > ${after} order by id limit ${limit}`.execute(run);
  return rows.map(({ id }) => id);
}

export interface Portion {
  words: string;
  after: number;
}

export async function goOnWith(tx: Tx, portion: Portion): Promise<void> {
  await sql`select start_job('search.index-portion', ${JSON.stringify(portion)}::json)`.execute(tx);
}

/** What this transaction writes drops nothing that caches hold; it stays there for a minute at most. */
export async function tellAtTheEnd(tx: Tx): Promise<void> {
  await sql`select set_config('wekala.tells_at_the_end', 'on', true)`.execute(tx);
}

export async function tellOfProducts(tx: Tx): Promise<void> {
  await sql`select pg_notify('shop_changed', 'products')`.execute(tx);
}
