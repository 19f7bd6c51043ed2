import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import { limitInIndex, wordsInIndex } from '#platform/server/postgres/words-in-index.ts';
import { mostRequested } from './most-requested.sql.ts';

/** Known words that begin so, those of the most products first. */
export async function selectWordsFrom(run: Runner, start: string, limit: number): Promise<string[]> {
  const pattern = `${start.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
  const { rows } = await sql<{ word: string }>`
    select word from search_terms where word like ${pattern} and char_length(word) > 2
     order by products desc, word limit ${sql.lit(limit)}`.execute(run);
  return rows.map(({ word }) => word);
}

export interface Around {
  kind: 'category' | 'brand' | 'merchant';
  id: number;
  name: string;
  /** A brand's other names. */
  others: string[];
}

/** So many of the products that words find tell which categories, brands and merchants they are of. */
const SAMPLE = 400;
/** Of a common word's products fewer do, if they are among so many that are bought most. */
const FIRST = 1_000;
const ENOUGH = 100;

/** The categories, brands and merchants of what a text-search query finds, those of the most products first. */
export async function selectAround(run: Runner, words: string): Promise<Around[]> {
  const found = sql`p.listed and p.search_words @@ ${wordsInIndex(words)}`;
  const { rows } = await sql<Around>`
    with bought as materialized (
      select p.category_id, p.brand_id, p.merchant_id from ${mostRequested(FIRST)} p where ${found}),
    found as materialized (
      select * from bought where (select count(*) from bought) >= ${sql.lit(ENOUGH)}
       union all
      (select p.category_id, p.brand_id, p.merchant_id from products p
        where ${found} and (select count(*) from bought) < ${sql.lit(ENOUGH)} ${limitInIndex(SAMPLE)}))
    select kind, id, name, others from (
      select 'category' as kind, c.id, c.name_ar as name, '{}'::text[] as others, count(*) as many
        from found join categories c on c.id = category_id group by c.id
       union all
      select 'brand', b.id, coalesce(nullif(b.name_ar, ''), b.name), array[b.name] || b.aliases, count(*)
        from found join brands b on b.id = brand_id group by b.id
       union all
      select 'merchant', m.id, m.name_ar, '{}', count(*)
        from found join merchants m on m.id = merchant_id group by m.id) each_of
     order by many desc, id`.execute(run);
  return rows;
}

/** Categories that are bought from most. */
export async function selectBusyCategories(run: Runner, limit: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.name_ar as name from categories c
     where exists (select from products p where p.category_id = c.id and p.listed)
     order by (select p.number_of_requests from products p where p.category_id = c.id and p.listed
                order by p.number_of_requests desc, p.id desc limit 1) desc, c.id limit ${sql.lit(limit)}`.execute(
    run,
  );
  return rows;
}
