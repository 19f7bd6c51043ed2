import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import MiniSearch from 'minisearch';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { normalise } from '#platform/arabic.ts';
import type { Shop } from '#server/app.ts';
import type { Product } from './titles.ts';

/** The ids of the first ten products, best first. */
export type Engine = (query: string) => Promise<number[]> | number[];

const TEN = 10;
/** Every engine gets the same: the title, the brand in both scripts, and the category, folded. */
const textOf = (product: Product) =>
  normalise(`${product.title} ${product.brand} ${product.brandArabic} ${product.category}`);
const wordsOf = (query: string) => normalise(query).split(' ').filter(Boolean);

export async function enginesFor(shop: Shop, products: readonly Product[]): Promise<Record<string, Engine>> {
  await addFolded(shop, products);
  return {
    shop: ofShop(shop),
    MiniSearch: ofMiniSearch(products),
    'SQLite FTS5': ofSqlite(products),
    pg_trgm: ofTrigrams(shop),
    'PostgreSQL FTS': ofTextSearch(shop),
  };
}

/** The shop as its search page asks it. */
function ofShop(shop: Shop): Engine {
  return async query => {
    const response = await shop.http.inject({
      method: 'POST',
      url: listPublicProducts.path,
      payload: { productName: query, page: 1, limit: TEN, sortBy: 'relevance', order: 'desc' },
    });
    const { body } = response.json() as { body: { products: { id: number }[] } };
    return body.products.map(({ id }) => id);
  };
}

function ofMiniSearch(products: readonly Product[]): Engine {
  const index = new MiniSearch({ fields: ['text'], tokenize: wordsOf });
  index.addAll(products.map(product => ({ id: product.id, text: textOf(product) })));
  return query =>
    index
      .search(query, { prefix: true, fuzzy: 0.2 })
      .slice(0, TEN)
      .map(({ id }) => Number(id));
}

function ofSqlite(products: readonly Product[]): Engine {
  const database = new DatabaseSync(':memory:');
  database.exec('create virtual table goods using fts5(text)');
  const insert = database.prepare('insert into goods (rowid, text) values (?, ?)');
  for (const product of products) insert.run(product.id, textOf(product));
  const select = database.prepare(
    'select rowid from goods where goods match ? order by bm25(goods) limit 10',
  );
  return query => {
    const words = wordsOf(query).map(word => `"${word}"*`);
    return words.length === 0 ? [] : select.all(words.join(' OR ')).map(row => Number(row.rowid));
  };
}

function ofTrigrams({ ctx }: Shop): Engine {
  return async query => {
    const { rows } = await sql<{ id: number }>`
      select id from folded where ${normalise(query)} <% text
       order by word_similarity(${normalise(query)}, text) desc, id limit ${TEN}`.execute(ctx.db);
    return rows.map(({ id }) => id);
  };
}

function ofTextSearch({ ctx }: Shop): Engine {
  return async query => {
    const words = wordsOf(query).map(word => `'${word.replaceAll("'", '')}':*`);
    if (words.length === 0) return [];
    const { rows } = await sql<{ id: number }>`
      select id from folded where words @@ to_tsquery('simple', ${words.join(' | ')})
       order by ts_rank_cd(words, to_tsquery('simple', ${words.join(' | ')}), 1) desc, id limit ${TEN}`.execute(
      ctx.db,
    );
    return rows.map(({ id }) => id);
  };
}

async function addFolded({ ctx }: Shop, products: readonly Product[]): Promise<void> {
  const rows = products.map(product => ({ id: product.id, text: textOf(product) }));
  await sql`create extension if not exists pg_trgm`.execute(ctx.db);
  await sql`drop table if exists folded`.execute(ctx.db);
  await sql`
    create table folded as
    select id, text, to_tsvector('simple', text) as words
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id bigint, text text)`.execute(ctx.db);
  await sql`create index on folded using gin (text gin_trgm_ops)`.execute(ctx.db);
  await sql`create index on folded using gin (words)`.execute(ctx.db);
  await sql`analyze folded`.execute(ctx.db);
}
