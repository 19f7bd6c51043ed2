import { type RawBuilder, sql } from 'kysely';
import { attributeOf } from '#modules/catalog/facets/attribute.ts';
import { MOST_POUNDS } from '#modules/catalog/words/price-words.ts';
import { fromPounds } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import { limitInIndex, wordsInIndex } from '#platform/server/postgres/words-in-index.ts';
import { mostRequested } from './most-requested.sql.ts';

/**
 * Words of the catalogue that a mistyped word may mean: one letter away, or alike in sound. `shortened`: the word, and
 * the word without each one of its letters.
 */
export async function selectNearWords(run: Runner, near: { shortened: string[]; sounds: string[] }) {
  const { rows } = await sql<{ word: string; products: number }>`
    select word, products from search_terms
     where word in (select d.word from search_deletes d where d.shortened = any(${near.shortened}))
        or sound = any(${near.sounds})
     order by products desc limit 200`.execute(run);
  return rows;
}

/** Words of the catalogue by how they sound. */
export async function selectWordsThatSound(run: Runner, sounds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_terms where sound = any(${[...sounds]}) order by products desc limit 200`.execute(
    run,
  );
  return rows.map(({ word }) => word);
}

/**
 * How many listed products each of these text-search queries finds, counted up to `limit`; an empty one finds none. The
 * products of a common word are soon met among the first of any order, and only other words are asked of the index, which
 * would have to read all places of a common one.
 */
export async function countFound(run: Runner, queries: readonly string[], limit: number): Promise<number[]> {
  if (queries.length === 0) return [];
  const counted = (from: RawBuilder<unknown>, query: string) => sql`(select count(*) from (
    select from ${from} p where p.listed and p.search_words @@ ${wordsInIndex(query)} ${limitInIndex(limit)}) found)`;
  const asked = queries.map(
    query => sql`case when ${counted(mostRequested(FIRST), query)} >= ${sql.lit(limit)} then ${sql.lit(limit)}
                      else ${counted(sql`products`, query)} end`,
  );
  const { rows } = await sql<{ counts: string[] }>`
    /* unnamed */ select array[${sql.join(asked)}]::bigint[] as counts`.execute(run);
  return (rows[0]?.counts ?? []).map(Number);
}

/** So many are looked through in a fraction of a millisecond. */
const FIRST = 100;

/** Whether a text-search query finds anything of these prices, in pounds, and of this size. */
export async function isFoundWithin(
  run: Runner,
  words: string,
  { minPrice = 0, maxPrice = MOST_POUNDS, size }: { minPrice?: number; maxPrice?: number; size?: string },
): Promise<boolean> {
  const inSize = size === undefined ? sql`` : sql`and p.attributes @> ${[attributeOf('size', size)]}::text[]`;
  const { rows } = await sql<{ some: boolean }>`
    select count(*) > 0 as some from (
      select from products p where p.listed and p.search_words @@ ${wordsInIndex(words)}
         and p.price between ${fromPounds(minPrice)} and ${fromPounds(maxPrice)} ${inSize} ${limitInIndex(1)}) found`.execute(
    run,
  );
  return rows[0]?.some ?? false;
}

/** Adds the words that are not known yet, so that a slip in them is mended from now on. */
export async function insertTerms(run: Runner, words: { word: string; sound: string }[]) {
  await sql`
    with added as (
      insert into search_terms (word, products, sound)
      select word, 1, sound from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(word text, sound text)
       where not exists (select from search_terms t where t.word = w.word)
       order by word
      on conflict do nothing returning word)
    insert into search_deletes (shortened, word)
    select word, word from added
     union
    select overlay(word placing '' from at for 1), word
      from added cross join lateral generate_series(1, char_length(word)) at
    on conflict do nothing`.execute(run);
}

/** Rebuilds the known words: those of titles, and those of the lists that mean something the catalogue has. */
export async function renewTerms(run: Runner, known: { id: string; words: string[] }[]) {
  await sql`delete from search_deletes`.execute(run);
  await sql`delete from search_terms`.execute(run);
  await sql`
    with lexemes as materialized (
      select word, ndoc from ts_stat('select search_words from products where listed'))
    insert into search_terms (word, products, sound)
    select word, max(products), '' from (
      select word, ndoc as products from lexemes where word !~ '^[@#^~+?=]' and char_length(word) >= 2 and word !~ '[0-9]'
       union all
      select unnest(k.words), l.ndoc from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) k(id text, words text[])
        join lexemes l on l.word = '@' || k.id) w
     group by word
    on conflict do nothing`.execute(run);
  await insertDeletes(run);
}

async function insertDeletes(run: Runner) {
  await sql`
    insert into search_deletes (shortened, word)
    select word, word from search_terms
     union
    select overlay(word placing '' from at for 1), word
      from search_terms cross join lateral generate_series(1, char_length(word)) at
    on conflict do nothing`.execute(run);
}

export async function selectTermsWithoutSound(run: Runner): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from search_terms where sound = ''`.execute(run);
  return rows.map(({ word }) => word);
}

export async function updateSounds(run: Runner, rows: { word: string; sound: string }[]) {
  await sql`
    update search_terms t set sound = s.sound
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(word text, sound text)
     where t.word = s.word`.execute(run);
}

export interface FindableRow {
  id: number;
  title: string;
  brand_names: string[];
  category_name: string;
  merchant_name: string;
  specifications: [string, string][];
  option_names: string[];
  /** The option values of each variant that is for sale. */
  variants: string[][];
  subcategory_id: number | null;
  /** The average of its stars; `null`: nobody gave any. */
  rating: number | null;
}

/** The texts that find products; of all products, or of these ids. */
export async function selectFindable(run: Runner, ids: number[]) {
  const { rows } = await sql<FindableRow>`
    select p.id, p.title, coalesce(array[b.name, b.name_ar] || b.aliases, '{}') as brand_names,
           c.name_ar as category_name, m.name_ar as merchant_name, p.specifications, p.option_names, p.subcategory_id,
           (select coalesce(jsonb_agg(to_jsonb(v.options) order by v.position, v.id), '[]')
              from variants v where v.product_id = p.id and v.available) as variants,
           (r.one + 2 * r.two + 3 * r.three + 4 * r.four + 5 * r.five)::float
             / nullif(r.one + r.two + r.three + r.four + r.five, 0) as rating
      from products p join categories c on c.id = p.category_id join merchants m on m.id = p.merchant_id
      left join brands b on b.id = p.brand_id left join product_ratings r on r.product_id = p.id
     where p.id = any(${ids}::bigint[])`.execute(run);
  return rows;
}

export async function updateSearchTexts(
  run: Runner,
  rows: { id: number; text: string; attributes: string[] }[],
) {
  await sql`
    update products p set search_words = t.text::tsvector, attributes = t.attributes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id bigint, text text, attributes text[])
     where p.id = t.id and (p.search_words, p.attributes) is distinct from (t.text::tsvector, t.attributes)`.execute(
    run,
  );
}

export async function selectProductsOf(run: Runner, merchantId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from products where merchant_id = ${merchantId} order by id`.execute(run);
  return rows.map(({ id }) => id);
}
