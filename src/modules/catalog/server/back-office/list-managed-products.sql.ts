import { type RawBuilder, sql } from 'kysely';
import type { TaxClass } from '#modules/settings/tax-class.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import type { ProductStatus } from '../../back-office/product-draft.ts';
import type { ProductQuery, ProductSort } from '../../back-office/product-query.ts';
import type { ExclusionOrNone } from '../../exclusion.ts';

/** A product as the list shows it; prices in piastres. */
export interface FoundRow {
  id: number;
  code: string;
  title: string;
  imageUrl: string;
  categoryName: string;
  merchantId: number;
  merchantName: string;
  price: number;
  highestPrice: number;
  originalPrice: number | null;
  status: ProductStatus;
  listed: boolean;
  sku: string;
  variants: number;
  stock: number;
  low: { options: string[]; left: number }[];
  requests: number;
  updatedAt: string;
  /** How many the page was cut from, where they were counted. */
  found: number | null;
}

const ORDERS: Record<ProductSort, RawBuilder<unknown>> = {
  newest: sql`p.id desc`,
  oldest: sql`p.id`,
  cheapest: sql`p.price, p.id`,
  dearest: sql`p.price desc, p.id desc`,
  requested: sql`p.number_of_requests desc, p.id desc`,
};

/** Keeps the statement from being prepared (see database.ts), because its plan depends on the actual words. */
const hint = ({ words, code }: ProductQuery) =>
  words === null && code === null ? sql`` : sql`/* unnamed */ `;

const where = (query: ProductQuery) => allOf(...found(query), narrowed(query));

function narrowed(query: ProductQuery) {
  return allOf(
    query.merchantId !== undefined && sql`p.merchant_id = ${query.merchantId}`,
    query.status !== undefined && sql`p.status = ${query.status}`,
    query.categoryId !== undefined && sql`p.category_id = ${query.categoryId}`,
    query.brandId !== undefined && sql`p.brand_id = ${query.brandId}`,
    query.stock === 'low' && sql`p.low_stock and p.status = 'published'`,
    query.stock === 'out' && sql`not p.in_stock`,
  );
}

/** Codes that begin like that, of products and of variants: typing on finds the one that is meant. */
const MOST_OF_A_CODE = 300;

/** By words of the title, or by the beginning of the product's or a stock's code, or by the id: whichever the text can be. */
function found({ words, code, id }: ProductQuery) {
  const ways = [
    ...(words === null ? [] : [sql`p.search_words @@ ${words}::tsquery`]),
    ...(code === null
      ? []
      : [
          sql`p.id = any(array(select c.id from products c where c.code <> '' and upper(c.code) like ${`${code}%`} limit ${sql.lit(MOST_OF_A_CODE)}))`,
          sql`p.id = any(array(select v.product_id from variants v where v.sku <> '' and upper(v.sku) like ${`${code}%`} limit ${sql.lit(MOST_OF_A_CODE)}))`,
        ]),
    ...(id === null ? [] : [sql`p.id = ${id}`]),
  ];
  return ways.length === 0 ? [] : [sql`(${sql.join(ways, sql` or `)})`];
}

/** A page of a list, and how many the whole list has, counted up to one more than `MOST_COUNTED` or further. */
export interface ManagedPage {
  rows: FoundRow[];
  count: number;
}

/** A list that is looked for by text, and a list that is not, are read in different ways and give the same. */
export async function selectManaged(run: Runner, query: ProductQuery): Promise<ManagedPage> {
  return found(query).length > 0 ? selectFound(run, query) : selectListed(run, query);
}

async function countManaged(run: Runner, query: ProductQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    ${hint(query)}select count(*) from (select from products p where ${where(query)} limit ${sql.lit(MOST_COUNTED + 1)}) counted`.execute(
    run,
  );
  return rows[0]?.count ?? 0;
}

/** Few products are all found and put in order; many are read off the index of their order. */
async function selectListed(run: Runner, query: ProductQuery): Promise<ManagedPage> {
  const count = await countManaged(run, query);
  const p = count > MOST_COUNTED ? walked(query) : all(query);
  return { rows: query.offset < MOST_COUNTED ? await selectPage(run, query, p) : [], count };
}

const all = (query: ProductQuery, most = 1_000_000) =>
  sql`(select *, count(*) over () as found from (
    select p.id, p.price, p.number_of_requests from products p where ${where(query)} limit ${sql.lit(most)}) p)`;

const walked = (query: ProductQuery) => notCounted(sql`products p where ${where(query)}`);

const notCounted = (from: RawBuilder<unknown>) => sql`(select p.*, null::int as found from ${from})`;

/** So many with a word are put in order faster than others are looked through for it. */
const MOST_SORTED = 4_000;

/** One statement finds, counts and orders what has a word, unless the word is a very common one. */
async function selectFound(run: Runner, query: ProductQuery): Promise<ManagedPage> {
  const rows = await selectPage(run, query, all(query, MOST_SORTED + 1));
  const count = rows[0]?.found ?? (query.offset > 0 ? await countManaged(run, query) : 0);
  return { rows: count > MOST_SORTED ? await selectCommon(run, query) : rows, count };
}

/** Words have nothing to do with these, so that the page is soon full. */
const BY_ID: readonly ProductSort[] = ['newest', 'oldest'];

/** More than a page of goods with a very common word stands among so many; the walk ends with the page. */
const LOOKED_AT_FIRST = 2_000;

/**
 * Enough goods with a very common word are among the first of that order, so they are read off its index. Cheap goods may
 * all have other words, so they are not looked through for long.
 */
async function selectCommon(run: Runner, query: ProductQuery): Promise<FoundRow[]> {
  if (BY_ID.includes(query.sort)) return selectPage(run, query, walked(query));
  const first = sql`select * from products p where ${narrowed(query)} order by ${ORDERS[query.sort]} limit ${sql.lit(LOOKED_AT_FIRST)}`;
  const withWords = allOf(...found(query));
  const page = await selectPage(run, query, notCounted(sql`(${first}) p where ${withWords}`));
  return page.length === query.limit ? page : selectPage(run, query, all(query));
}

/** `p`: the products that the page is cut from. */
async function selectPage(run: Runner, query: ProductQuery, p: RawBuilder<unknown>): Promise<FoundRow[]> {
  const order = ORDERS[query.sort];
  const { rows } = await sql<FoundRow>`
    ${hint(query)}with page as (select p.id, p.found from ${p} p order by ${order} limit ${sql.lit(query.limit)} offset ${sql.lit(query.offset)})
    select p.id, p.code, p.title, coalesce(p.images ->> 0, '') as "imageUrl", c.name_ar as "categoryName",
           p.merchant_id as "merchantId", m.name_ar as "merchantName", p.price, coalesce(v.highest, p.price) as "highestPrice",
           p.original_price as "originalPrice", p.status, p.listed, coalesce(v.sku, '') as sku, v.count as variants,
           v.stock, case when p.low_stock then v.low else '[]' end as low, p.number_of_requests as requests, to_json(p.updated_at) as "updatedAt", page.found
      from page join products p using (id) join categories c on c.id = p.category_id join merchants m on m.id = p.merchant_id
     cross join lateral (
       select count(*)::int as count, coalesce(sum(v.on_hand - v.held - v.allocated), 0)::int as stock, max(v.price) as highest,
              (array_agg(v.sku order by v.position, v.id))[1] as sku,
              coalesce(json_agg(json_build_object('options', v.options, 'left', free_units(v.available, v.on_hand, v.held, v.allocated))
                                order by v.position, v.id)
                filter (where free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and coalesce(p.low_stock_at, m.low_stock_at)), '[]') as low
         from variants v where v.product_id = p.id) v
     order by ${order}`.execute(run);
  return rows;
}

/** The ids of a whole list, up to `limit`, in its order. */
export async function selectManagedIds(run: Runner, query: ProductQuery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${hint(query)}select p.id from products p where ${where(query)} order by ${ORDERS[query.sort]} limit ${sql.lit(query.limit)}`.execute(
    run,
  );
  return rows.map(({ id }) => id);
}

/** Has what these products are found by rewritten. */
export async function queueIndexing(run: Runner, productIds: readonly number[]): Promise<void> {
  await sql`
    select graphile_worker.add_job('search.index-products', json_build_object('productIds', ${productIds}::bigint[]))`.execute(
    run,
  );
}

interface Named {
  id: number;
  name: string;
}

interface Choices {
  lowStockAt: number | null;
  categories: (Named & { notReturnable: ExclusionOrNone; taxClass: TaxClass; subcategories: Named[] })[];
  brands: Named[];
  merchants: Named[];
}

/** What the fields of the back-office offer; merchants only to who works on everybody's goods. */
export async function selectChoices(run: Runner, merchantId: number | null) {
  const { rows } = await sql<Choices>`
    select (select low_stock_at from merchants where id = ${merchantId}) as "lowStockAt",
           (select coalesce(json_agg(c), '[]')
              from (select id, name_ar as name, not_returnable as "notReturnable",
                           tax_class as "taxClass",
                           (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name_ar) order by s.position, s.id), '[]')
                              from subcategories s where s.category_id = categories.id) as subcategories
                      from categories order by position, id) c) as categories,
           (select coalesce(json_agg(b), '[]') from (select id, name from brands order by name) b) as brands,
           (select coalesce(json_agg(m), '[]')
              from (select id, name_ar as name from merchants
                     where ${merchantId}::bigint is null and status not in ('applied', 'rejected') order by name_ar, id) m) as merchants`.execute(
    run,
  );
  return rows[0] as Choices;
}
