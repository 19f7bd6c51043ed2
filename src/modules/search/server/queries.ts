import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Shorter words are not corrected, because almost any other word is one letter away. */
const SHORTEST = 4;

/**
 * Words of the catalogue one letter away from a word, the commonest first. `shortened`: the word, and the word without
 * each one of its letters.
 */
export async function selectNearWords(run: Runner, word: string, shortened: string[]) {
  const { rows } = await sql<{ word: string }>`
    select t.word from search_deletes d join search_terms t using (word)
     where d.shortened = any(${shortened}) and abs(char_length(t.word) - char_length(${word}::text)) <= 1
     group by t.word, t.products order by t.products desc, t.word limit 4`.execute(run);
  return rows.map(row => row.word);
}

/** Which of these words begin a word of the catalogue. */
export async function selectKnownWords(run: Runner, words: string[]) {
  const { rows } = await sql<{ word: string }>`
    select w as word from unnest(${words}::text[]) w
     where exists (select from search_terms t where t.word >= w and t.word < w || chr(1114111) limit 1)`.execute(
    run,
  );
  return new Set(rows.map(row => row.word));
}

/** Rebuilds the words from the catalogue. */
export async function renewTerms(run: Runner) {
  await sql`delete from search_deletes`.execute(run);
  await sql`delete from search_terms`.execute(run);
  await sql`
    insert into search_terms (word, products)
    select word, ndoc from ts_stat('select search_words from products where listed')
     where char_length(word) >= ${SHORTEST} and word !~ '[0-9]'`.execute(run);
  await sql`
    insert into search_deletes (shortened, word)
    select word, word from search_terms
     union
    select overlay(word placing '' from at for 1), word
      from search_terms cross join lateral generate_series(1, char_length(word)) at`.execute(run);
}

export interface FindableRow {
  id: number;
  title: string;
  brand_names: string[];
  category_name: string;
  merchant_name: string;
}

/** The texts that find products; of all products, or of these ids. */
export async function selectFindable(run: Runner, ids: number[]) {
  const { rows } = await sql<FindableRow>`
    select p.id, p.title, coalesce(array[b.name, b.name_ar] || b.aliases, '{}') as brand_names,
           c.name_ar as category_name, m.name_ar as merchant_name
      from products p join categories c on c.id = p.category_id join merchants m on m.id = p.merchant_id
      left join brands b on b.id = p.brand_id
     where p.id = any(${ids}::bigint[])`.execute(run);
  return rows;
}

export async function updateSearchTexts(run: Runner, rows: { id: number; text: string }[]) {
  await sql`
    update products p set search_text = t.text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id bigint, text text)
     where p.id = t.id`.execute(run);
}

export async function selectProductsOf(run: Runner, merchantId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from products where merchant_id = ${merchantId} order by id`.execute(run);
  return rows.map(({ id }) => id);
}
