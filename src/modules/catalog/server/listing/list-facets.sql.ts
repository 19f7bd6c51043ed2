import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import { byKey } from '../../facets/attribute.ts';
import { PRICE_STEPS } from '../../facets/price-buckets.ts';
import { COUNT_LIMIT, type Facets } from '../../listing.ts';
import { type Criteria, choosing, hasOneOf, hint, narrowing, oneOf, upTo } from './list-products.sql.ts';

type Counted = Pick<
  Facets,
  'categories' | 'merchants' | 'brands' | 'onSale' | 'inStock' | 'lowest' | 'highest'
>;

export interface FacetRow extends Counted {
  /** Every attribute, how many have it that fit the other choices, and how many in all. */
  attributes: { attribute: string; count: number; among: number }[];
  /** The names of subcategories by their ids. */
  subcategories: Record<string, string>;
  /** How many products lie below each of `PRICE_STEPS`, by their place from 0. */
  steps: { step: number; count: number }[];
  /** How many products were looked at. */
  seen: number;
}

/**
 * Counts each choice over the newest products that the index finds (by words: over any), at most `COUNT_LIMIT` of them,
 * so the cost does not grow with the catalogue. A choice is counted without the other choices of its kind, so that a
 * second colour can be added to the first: `missed` names the kinds of choices that a product does not fit. Merchants,
 * brands and attributes that the other choices leave nothing of stay, each in its place: a list that moves is mispressed.
 */
export async function selectFacets(run: Runner, criteria: Criteria): Promise<FacetRow> {
  const narrow = narrowing(criteria);
  // If nothing else filters, the page is about the chosen merchant or brand.
  const { merchantIds, brandIds, exceptIds } = criteria;
  const about = narrow.length > 0 ? narrow : choosing({ merchantIds, brandIds });
  const except = choosing({ exceptIds });
  // Sorting a common word's products would mean reading all of them.
  const inOrder = criteria.words === null ? sql`order by p.created_at desc, p.id desc` : sql``;
  const steps = PRICE_STEPS.map(pounds => pounds * 100);
  const { rows } = await sql<FacetRow>`
    ${hint(criteria)}with found as materialized (
      select p.category_id, p.merchant_id, p.brand_id, p.price, p.on_sale, p.in_stock, p.attributes,
             array_remove(array[${sql.join(misses(criteria))}]::text[], null) as missed
        from products p where ${allOf(sql`p.listed`, ...about, ...except)}
       ${inOrder} ${upTo(criteria, COUNT_LIMIT)})
    select ${choicesOf('category')} as categories, ${choicesOf('merchant')} as merchants, ${choicesOf('brand')} as brands,
           (select coalesce(jsonb_agg(c), '[]') from (
              select attribute, count(*) as among,
                     count(*) filter (where missed <@ array[split_part(attribute, '=', 1)]) as count
                from found cross join unnest(attributes) attribute group by attribute) c) as attributes,
           (select coalesce(jsonb_agg(c), '[]') from (
              select width_bucket(price, ${steps}::integer[]) as step, count(*) from found
               where missed <@ '{price}' group by 1) c) as steps,
           (select coalesce(jsonb_object_agg(s.id, s.name_ar), '{}')
              from subcategories s where s.category_id in (select category_id from found)) as subcategories,
           count(*) as seen,
           count(*) filter (where on_sale and missed <@ '{sale}') as "onSale",
           count(*) filter (where in_stock and missed <@ '{stock}') as "inStock",
           coalesce(min(price), 0) as lowest, coalesce(max(price), 0) as highest
      from found`.execute(run);
  return rows[0] as FacetRow;
}

/** For each kind of choices its name where a product does not fit them. */
function misses(criteria: Criteria): RawBuilder<unknown>[] {
  const { merchantIds, brandIds, minPrice, maxPrice, onSale, inStock, attributes = [] } = criteria;
  const isNarrow = narrowing(criteria).length > 0;
  const kinds: [string, RawBuilder<unknown>][] = [
    ['price', sql`p.price between ${minPrice ?? 0} and ${maxPrice ?? 2147483647}`],
    ...byKey(attributes).map(([key, values]): [string, RawBuilder<unknown>] => [key, hasOneOf(values)]),
  ];
  if (merchantIds && isNarrow) kinds.push(['merchant', oneOf(sql`p.merchant_id`, merchantIds)]);
  if (brandIds && isNarrow) kinds.push(['brand', oneOf(sql`p.brand_id`, brandIds)]);
  if (onSale) kinds.push(['sale', sql`p.on_sale`]);
  if (inStock) kinds.push(['stock', sql`p.in_stock`]);
  return kinds.map(([kind, fits]) => sql`case when (${fits}) is not true then ${sql.lit(kind)} end`);
}

const NAMES = {
  category: { table: sql`categories`, id: sql`category_id`, name: sql`name_ar` },
  merchant: { table: sql`merchants`, id: sql`merchant_id`, name: sql`name_ar` },
  brand: { table: sql`brands`, id: sql`brand_id`, name: sql`name` },
} as const;

function choicesOf(kind: keyof typeof NAMES): RawBuilder<unknown> {
  const { table, id, name } = NAMES[kind];
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'count', c.count) order by c.among desc, c.id), '[]')
      from (select n.id, n.${name} as name, count(*) as among,
                   count(*) filter (where f.missed <@ array[${sql.lit(kind)}]::text[]) as count
              from found f join ${table} n on n.id = f.${id} where n.${name} <> '' group by n.id) c
     where ${kind === 'category' ? sql`c.count > 0` : sql`true`})`;
}
