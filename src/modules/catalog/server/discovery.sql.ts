import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { card, type ProductRow } from './listing/list-products.sql.ts';

/** How many are looked at, for their category and for their words; the rest of a large category is alike enough. */
const CANDIDATES = 24;

/**
 * Those that share the most words, attributes and the price with a product, what is in stock first. Words count as a share
 * of all that both have, so that a long title is no advantage. The candidates come from indexes.
 */
export async function selectSimilar(run: Runner, productId: number, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with self as materialized (
      select id, category_id, subcategory_id, price, attributes, tsvector_to_array(search_words) as words
        from products where id = ${productId}),
    near as materialized (
      (select p.id from self join products p on p.category_id = self.category_id
        where p.listed and p.id <> self.id
        order by p.number_of_requests desc, p.id desc limit ${sql.lit(CANDIDATES)})
      union
      (select p.id from self join products p on p.subcategory_id = self.subcategory_id
        where p.listed and p.id <> self.id limit ${sql.lit(CANDIDATES)})),
    scored as (
      select p.id, p.in_stock, p.number_of_requests,
             shared.words / sqrt(greatest(1, cardinality(self.words)) * greatest(1, cardinality(theirs.words)))
             + 0.3 * shared.attributes / greatest(1, cardinality(self.attributes))
             + 0.2 * least(p.price, self.price) / greatest(p.price, self.price)
             + case when p.subcategory_id = self.subcategory_id then 0.3 else 0 end as likeness
        from near join products p using (id) cross join self
       cross join lateral (select tsvector_to_array(p.search_words) as words) theirs
       cross join lateral (
         select (select count(*) from unnest(self.words) word where word = any(theirs.words)) as words,
                (select count(*) from unnest(self.attributes) each where each = any(p.attributes)) as attributes) shared
       order by p.in_stock desc, likeness desc, p.number_of_requests desc, p.id desc limit ${sql.lit(limit)})
    select ${card(null)} from scored s join products p using (id) join merchants m on m.id = p.merchant_id
     order by s.in_stock desc, s.likeness desc, s.number_of_requests desc, s.id desc`.execute(run);
  return rows;
}

/** What was bought with it, as far as it can be bought. */
export async function selectTogether(run: Runner, productId: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${card(null)} from bought_together t join products p on p.id = t.other_id
      join merchants m on m.id = p.merchant_id
     where t.product_id = ${productId} and p.listed and p.in_stock order by t.place`.execute(run);
  return rows;
}

export async function selectCards(
  run: Runner,
  productIds: readonly number[],
  viewerId: number | null,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${card(viewerId)} from unnest(${[...productIds]}::bigint[]) with ordinality asked (id, place)
      join products p on p.id = asked.id join merchants m on m.id = p.merchant_id
     where p.listed order by asked.place`.execute(run);
  return rows;
}

const IS_DEAL = sql`p.listed and p.in_stock and p.on_sale and p.price = d.price`;

export async function selectDeals(
  run: Runner,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${card(null)} from deals d join products p on p.id = d.product_id
      join merchants m on m.id = p.merchant_id
     where ${IS_DEAL} order by d.saving desc, d.product_id limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(
    run,
  );
  return rows;
}

/** At most `most`, so that a larger shop counts no longer. */
export async function countDeals(run: Runner, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from deals d join products p on p.id = d.product_id where ${IS_DEAL} limit ${sql.lit(most)}) counted`.execute(
    run,
  );
  return rows[0]?.n ?? 0;
}

/**
 * Counts again which products are reduced, by at least `least` hundredths, below every price of the 30 days before the
 * present one. A price that is older than `since` is the usual one by now.
 */
export async function replaceDeals(tx: Tx, { since, least }: { since: Date; least: number }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('find deals'))`.execute(tx);
  await sql`
    with fresh as materialized (
      select p.id, p.price, (100 - p.price * 100.0 / before.lowest)::int as saving
        from products p
       cross join lateral (
         select since from product_prices where product_id = p.id order by since desc, id desc limit 1) now
       cross join lateral (
         select min(logged.price) as lowest
           from (select price, lead(since) over (order by since, id) as until
                   from product_prices where product_id = p.id) logged
          where logged.until > now.since - interval '30 days') before
       where p.listed and p.on_sale and now.since > ${since} and p.price * 100 <= before.lowest * (100 - ${least}::int)),
    gone as (delete from deals d where not exists (select from fresh f where f.id = d.product_id))
    insert into deals as d (product_id, price, saving) select id, price, saving from fresh
    on conflict (product_id) do update set price = excluded.price, saving = excluded.saving
     where (d.price, d.saving) <> (excluded.price, excluded.saving)`.execute(tx);
}
