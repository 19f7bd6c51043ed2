import { sql } from 'kysely';
import { renewSearchTerms } from '#modules/search/server/index-products.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import type { Db, Tx } from '#platform/server/database.ts';
import { loadDemo } from './load.ts';
import { analyse } from './queries.ts';
import { runOnShop } from './run-on-shop.ts';
import { makeShop } from './shop.ts';
import { isEmpty } from './state.ts';

const AT_ONCE = 50_000;
const LARGEST = 5_000_000;
/** The demo's own products come first. */
const MODELS = makeShop().products.length;

/** Filling the indexes of fewer rows one by one costs less than making them again. */
const FEW = 20_000;

/**
 * Adds products to a demo shop until it has `count`, for benchmarks: each a product of the demo with a code of its own
 * behind the title, another price, age and popularity. Few goods sell much and most little, as in a real shop. One
 * transaction, so that a shop that is stopped meanwhile has its indexes.
 */
export async function scaleTo(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async tx => {
    const from = (await lastId(tx)) + 1;
    await setTriggers(tx, 'disable');
    const indexes = count - from < FEW ? [] : await dropIndexes(tx);
    await chooseModels(tx);
    for (let first = from; first <= count; first += AT_ONCE)
      await addProducts(tx, first, Math.min(first + AT_ONCE - 1, count));
    for (const index of indexes) await sql.raw(index).execute(tx);
    await setTriggers(tx, 'enable');
    await sql`select notify_tags(array['all'])`.execute(tx);
  });
  await db.transaction().execute(renewSearchTerms);
  await analyse(db);
}

async function lastId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from products`.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * Drops what no constraint rests on, and returns the statements that make it again. A million products fill 29 indexes
 * row by row in 549 seconds with 12 GB of WAL.
 */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index
     where indrelid = any(array['products', 'variants', 'stock_movements']::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`.execute(tx);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(tx);
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
  return rows.map(({ definition }) => definition);
}

async function chooseModels(tx: Tx): Promise<void> {
  await sql`
    create temporary table models on commit drop as
    select (row_number() over (order by id) - 1)::integer as place, id from products order by id limit ${MODELS}`.execute(
    tx,
  );
}

/** The columns that triggers maintain are copied from the model, so the triggers are off; the tag of everything is sent once. */
async function addProducts(tx: Tx, from: number, to: number): Promise<void> {
  await sql`select setseed(${(from % 1_000_003) / 1_000_003})`.execute(tx);
  await sql`
    create temporary table grown on commit drop as
    select n as id, floor(random() ^ 1.4 * (select count(*) from models))::integer as place,
           0.7 + random() * 0.8 as dearer, random() as age, random() as asked
      from generate_series(${from}::bigint, ${to}::bigint) n`.execute(tx);
  await insertProducts(tx);
  await insertVariants(tx);
  await sql`drop table grown`.execute(tx);
  await sql`select setval(pg_get_serial_sequence('products', 'id'), ${to}::bigint)`.execute(tx);
}

/** Another price that is in whole pounds where the model's is, so that one in ten still carries piastres. */
const priced = (column: string) =>
  sql`greatest(100, floor(${sql.ref(column)} * g.dearer / 100) * 100 + ${sql.ref(column)} % 100)::integer`;

async function insertProducts(tx: Tx): Promise<void> {
  await sql`
    insert into products (id, merchant_id, category_id, brand_id, title, description, specifications, images, option_names,
                          price, original_price, status, created_at, number_of_requests, in_stock, low_stock, listed, search_words)
    overriding system value
    select g.id, p.merchant_id, p.category_id, p.brand_id, left(p.title, 280) || ' كود ' || g.id, p.description,
           p.specifications, p.images, p.option_names, ${priced('p.price')},
           case when p.original_price is not null then ${priced('p.original_price')} + 100 end,
           'published', now() - make_interval(mins => (g.age ^ 1.6 * 1576800)::integer),
           floor(g.asked ^ 6 * 9000)::integer, p.in_stock, p.low_stock, p.listed, p.search_words || array_to_tsvector(array['~كود', g.id::text, '~' || g.id])
      from grown g join models m using (place) join products p on p.id = m.id`.execute(tx);
}

async function insertVariants(tx: Tx): Promise<void> {
  await sql`
    with grown_variants as (
      insert into variants (product_id, merchant_id, options, swatch, picture, sku, shelf, price, position, on_hand)
      select g.id, v.merchant_id, v.options, v.swatch, v.picture, v.sku || '-' || g.id, v.shelf, ${priced('v.price')}, v.position, v.on_hand
        from grown g join models m using (place) join variants v on v.product_id = m.id
      returning id, on_hand
    )
    insert into stock_movements (variant_id, quantity, cause)
    select id, on_hand, 'opening' from grown_variants where on_hand > 0`.execute(tx);
}

async function setTriggers(tx: Tx, change: 'disable' | 'enable'): Promise<void> {
  for (const table of ['products', 'variants']) {
    await sql`alter table ${sql.table(table)} ${sql.raw(change)} trigger user`.execute(tx);
  }
}

if (import.meta.main) {
  const count = Number(process.argv[2]);
  await runOnShop(async parts => {
    if (!Number.isInteger(count) || count < 1 || count > LARGEST) {
      throw new ConfigError(
        `Say how many products there should be, up to ${LARGEST}: npm run demo:scale -- 100000`,
      );
    }
    if (await isEmpty(parts.db)) await loadDemo(parts);
    await scaleTo(parts.db, count);
    console.log(`The shop has ${count} products.`);
  });
}
