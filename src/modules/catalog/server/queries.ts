import { type RawBuilder, sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Brand, Category } from '../category.ts';
import type { CategoryIcon } from '../category-icon.ts';
import type { ExclusionOrNone } from '../exclusion.ts';
import { byKey } from '../facets/attribute.ts';
import { COUNT_LIMIT, isDescending, type ListInput, type SortKey } from '../listing.ts';
import type { Variant } from '../product.ts';

/** A product as the database has it, prices in piastres, with the names that a card shows. */
export interface ProductRow {
  id: number;
  title: string;
  price: number;
  original_price: number | null;
  images: string[];
  option_names: string[];
  in_stock: boolean;
  number_of_requests: number;
  category_id: number;
  brand_id: number | null;
  merchant_id: number;
  merchant_name: string;
  merchant_logo: string;
  liked: boolean;
}

/** A listing's request, in the form that its queries need. */
export interface Criteria {
  categoryId?: number;
  merchantIds?: number[];
  brandIds?: number[];
  minPrice?: Piastres;
  maxPrice?: Piastres;
  onSale?: boolean;
  inStock?: boolean;
  /** Such as `storage=64gb`, sorted. */
  attributes?: string[];
  /** A text-search query, made by `wordsQuery`; `null`: all products. */
  words: string | null;
  /** Products that staff took out of the search, or that stand before it. */
  exceptIds?: number[];
  sort: Pick<ListInput, 'sortBy' | 'order'>;
  limit: number;
  offset: number;
}

export const card = (viewerId: number | null) => sql`
  p.id, p.title, p.price, p.original_price, p.images, p.option_names, p.in_stock, p.number_of_requests, p.category_id,
  p.brand_id, p.merchant_id, m.name_ar as merchant_name, m.logo as merchant_logo,
  ${viewerId === null ? sql`false` : sql`exists (select from likes l where l.product_id = p.id and l.user_id = ${viewerId})`} as liked`;

const COLUMNS: Record<SortKey, RawBuilder<unknown>> = {
  creationDate: sql`p.created_at`,
  numberOfRequests: sql`p.number_of_requests`,
  price: sql`p.price`,
  id: sql`p.id`,
  relevance: sql`p.number_of_requests`,
};

function orderBy({ sortBy, order }: Criteria['sort']) {
  const way = isDescending(order) ? sql`desc` : sql`asc`;
  return sortBy === 'id' ? sql`p.id ${way}` : sql`${COLUMNS[sortBy]} ${way}, p.id ${way}`;
}

type Filters = Partial<Omit<Criteria, 'sort' | 'limit' | 'offset'>>;

/** Keeps the statement from being prepared, because the best plan depends on the actual words. */
export const hint = ({ words }: Criteria) => (words === null ? sql`` : sql`/* unnamed */ `);

function where(criteria: Filters, asQuery = asConstant) {
  return allOf(sql`p.listed`, ...narrowing(criteria, asQuery), ...choosing(criteria));
}

const asConstant = (words: string) => sql`${words}::tsquery`;
/** Hides the words from the planner, so it makes one plan for all words instead of one at each run. */
const asSubquery = (words: string) => sql`(select ${words}::tsquery)`;

/** Conditions that an index can find. */
export function narrowing({ categoryId, words = null }: Filters, asQuery = asConstant) {
  return [
    ...(categoryId === undefined ? [] : [sql`p.category_id = ${categoryId}`]),
    ...(words === null ? [] : [sql`p.search_words @@ ${asQuery(words)}`]),
  ];
}

export function choosing(filters: Filters) {
  const { merchantIds, brandIds, minPrice, maxPrice, onSale, inStock, attributes = [], exceptIds } = filters;
  return [
    ...(exceptIds?.length ? [sql`p.id <> all(${exceptIds}::bigint[])`] : []),
    ...(merchantIds ? [oneOf(sql`p.merchant_id`, merchantIds)] : []),
    ...(brandIds ? [oneOf(sql`p.brand_id`, brandIds)] : []),
    ...(minPrice === undefined ? [] : [sql`p.price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`p.price <= ${maxPrice}`]),
    ...(onSale ? [sql`p.on_sale`] : []),
    ...(inStock ? [sql`p.in_stock`] : []),
    ...byKey(attributes).map(([, values]) => hasOneOf(values)),
  ];
}

export const hasOneOf = (attributes: string[]) => sql`p.attributes && ${attributes}::text[]`;

/** With a single value, the index provides its order too. */
export function oneOf(column: RawBuilder<unknown>, ids: number[]) {
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::bigint[])`;
}

export interface Asking {
  viewerId: number | null;
  /** How many products match, by `countProducts`. It decides the plan, never the answer. */
  count: number;
}

/**
 * The rows of one page. PostgreSQL cannot know how many products match the words and filters together, and a wrong
 * guess reads a million rows for a handful. If many match, enough of them are searched among the first of the order. If
 * few match, or many are not among the first, all are found and then sorted.
 */
export async function selectPage(run: Runner, criteria: Criteria, { viewerId, count }: Asking) {
  const select = async (page: RawBuilder<unknown>) => {
    const { rows } = await sql<ProductRow>`
      with page as (${page})
      select ${card(viewerId)} from page join products p using (id) join merchants m on m.id = p.merchant_id
       order by ${orderBy(criteria.sort)}`.execute(run);
    return rows;
  };
  if (isIndexed(criteria))
    return select(sql`select p.id from products p where ${where(criteria)} ${paged(criteria)}`);
  const first = count < FEW ? [] : await select(amongFirst(criteria, count));
  return first.length === criteria.limit ? first : select(amongAll(criteria));
}

/** Whether one index has these products in this order, so it can be read page by page. */
function isIndexed(criteria: Criteria) {
  const { categoryId, merchantIds, brandIds, sort } = criteria;
  const conditions = narrowing(criteria).length + choosing(criteria).length;
  if (conditions === 0) return true;
  if (conditions > 1) return false;
  if (categoryId !== undefined) return sort.sortBy !== 'id';
  return sort.sortBy === 'creationDate' && (merchantIds ?? brandIds)?.length === 1;
}

function paged({ sort, limit, offset }: Criteria) {
  return sql`order by ${orderBy(sort)} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}

/** So many are found and sorted in a millisecond or two. */
export const FEW = 250;
/** This many are read in milliseconds. */
const MANY = 20_000;

/** Reads at most half as many rows as finding all would. Rounded to powers of two, so only a few statements are prepared. */
function amongFirst(criteria: Criteria, count: number) {
  const first = count > COUNT_LIMIT ? MANY : 2 ** Math.floor(Math.log2(count)) / 2;
  return sql`
    select p.id from (select * from products p where ${where({ categoryId: criteria.categoryId })}
                       order by ${orderBy(criteria.sort)} limit ${sql.lit(first)}) p
     where ${where(criteria, asSubquery)} ${paged(criteria)}`;
}

const amongAll = (criteria: Criteria) => sql`
  with found as materialized (
    select p.id, p.created_at, p.number_of_requests, p.price from products p where ${where(criteria, asSubquery)})
  select p.id from found p ${paged(criteria)}`;

/** The rows of one page of a few, tier by tier, each tier in the order asked for. */
export async function selectTiers(
  run: Runner,
  criteria: Criteria,
  { viewerId, tiers }: { viewerId: number | null; tiers: readonly string[] },
) {
  const cases = tiers.map((tier, at) => sql`when p.search_words @@ ${tier}::tsquery then ${sql.lit(at)}`);
  const tier =
    tiers.length > 1 ? sql`case ${sql.join(cases, sql` `)} else ${sql.lit(tiers.length)} end` : sql`0`;
  const { rows } = await sql<ProductRow>`
    /* unnamed */ with found as materialized (
      select p.id, p.created_at, p.number_of_requests, p.price, ${tier} as tier from products p where ${where(criteria)}),
    page as (select p.id, p.tier from found p order by p.tier, ${orderBy(criteria.sort)}
              limit ${sql.lit(criteria.limit)} offset ${sql.lit(criteria.offset)})
    select ${card(viewerId)} from page join products p using (id) join merchants m on m.id = p.merchant_id
     order by page.tier, ${orderBy(criteria.sort)}`.execute(run);
  return rows;
}

/** These products as far as they fit the filters, in this order. */
export async function selectPinned(
  run: Runner,
  criteria: Criteria,
  { viewerId, ids }: { viewerId: number | null; ids: readonly number[] },
) {
  const { rows } = await sql<ProductRow>`
    select ${card(viewerId)} from unnest(${[...ids]}::bigint[]) with ordinality o(id, place)
      join products p on p.id = o.id join merchants m on m.id = p.merchant_id
     where ${where(criteria)} order by o.place`.execute(run);
  return rows;
}

/** The number of matches, counted up to one more than `COUNT_LIMIT`. */
export async function countProducts(run: Runner, criteria: Criteria) {
  const { rows } = await sql<{ count: number }>`
    ${hint(criteria)}select count(*) from (
      select from products p where ${where(criteria)} limit ${sql.lit(COUNT_LIMIT + 1)}) found`.execute(run);
  return rows[0]?.count ?? 0;
}

/** The first `rowLimit` products of each of these categories. */
export async function selectRows(run: Runner, asked: { categoryIds: number[]; rowLimit: number }) {
  const { rows } = await sql<ProductRow>`
    select ${card(null)} from unnest(${asked.categoryIds}::bigint[]) with ordinality c(id, place)
     cross join lateral (
       select * from products p where p.listed and p.category_id = c.id
        order by p.created_at desc, p.id desc limit ${sql.lit(asked.rowLimit)}) p
      join merchants m on m.id = p.merchant_id
     order by c.place, p.created_at desc, p.id desc`.execute(run);
  return rows;
}

/** With the icon that staff chose; empty if none. */
export async function selectCategories(run: Runner) {
  const { rows } = await sql<Omit<Category, 'icon'> & { icon: CategoryIcon | '' }>`
    select id, name_ar as "nameAr", name_en as "nameEn", icon, image as "imageUrl"
      from categories order by position, id`.execute(run);
  return rows;
}

export async function selectBrand(run: Runner, id: number) {
  const { rows } =
    await sql<Brand>`select id, name, name_ar as "nameAr" from brands where id = ${id}`.execute(run);
  return rows[0];
}

export interface DetailsRow extends ProductRow {
  description: string;
  specifications: [string, string][];
  category_name: string;
  brand_name: string | null;
  on_holiday: boolean;
  restricted: boolean;
  lowest_before: number | null;
  not_returnable: ExclusionOrNone;
  origin: string;
  maker: string;
  warranty_months: number | null;
  hazards: string;
  variants: Variant[];
}

/** A listed product with its variants; free units are shown up to 6. */
export async function selectDetails(run: Runner, id: number, viewerId: number | null) {
  const { rows } = await sql<DetailsRow>`
    select ${card(viewerId)}, p.description, p.specifications, c.name_ar as category_name, b.name as brand_name,
           m.status = 'on_holiday' as on_holiday, m.status = 'restricted' as restricted,
           coalesce(p.not_returnable, c.not_returnable) as not_returnable, p.origin, p.maker, p.warranty_months, p.hazards,
           (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'options', v.options, 'swatch', v.swatch, 'picture', v.picture, 'price', v.price,
                     'left', least(free_units(v.available, v.on_hand, v.held, v.allocated), 6)) order by v.position, v.id), '[]')
              from variants v where v.product_id = p.id) as variants,
           case when p.on_sale then (
             select min(logged.price)
               from (select price, lead(since) over (order by since, id) as until
                       from product_prices where product_id = p.id) logged
              where logged.until > (select max(since) from product_prices where product_id = p.id) - interval '30 days')
           end as lowest_before
      from products p join merchants m on m.id = p.merchant_id join categories c on c.id = p.category_id
      left join brands b on b.id = p.brand_id
     where p.id = ${id} and p.listed`.execute(run);
  return rows[0];
}

/** Returns whether there is such a listed product; an existing like stays as it is. */
export async function insertLike(run: Runner, userId: number, productId: number) {
  const { rows } = await sql<{ id: number }>`
    with liked as (select id from products where id = ${productId} and listed),
         added as (insert into likes (user_id, product_id) select ${userId}, id from liked on conflict do nothing)
    select id from liked`.execute(run);
  return rows.length > 0;
}

export async function deleteLike(run: Runner, userId: number, productId: number) {
  await sql`delete from likes where user_id = ${userId} and product_id = ${productId}`.execute(run);
}

export async function selectLikedIds(run: Runner, userId: number) {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from likes where user_id = ${userId} order by created_at desc`.execute(run);
  return rows.map(row => row.product_id);
}

export async function selectLiked(run: Runner, userId: number, limit: number) {
  const { rows } = await sql<ProductRow>`
    select ${card(userId)} from likes mine join products p on p.id = mine.product_id and p.listed
      join merchants m on m.id = p.merchant_id
     where mine.user_id = ${userId} order by mine.created_at desc limit ${sql.lit(limit)}`.execute(run);
  return rows;
}

/** Pages of the shop that lead to products. */
export async function selectCategoryAndBrandPaths(run: Runner): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from (
      select 1 as kind, id, '/outlet/' || id as path from categories
      union all select 2, id, '/merchant/' || id from merchants where merchant_shows(status)
      union all select 3, id, '/brand/' || id from brands) shelves
     order by kind, id`.execute(run);
  return rows.map(({ path }) => path);
}

export async function selectHighestId(run: Runner): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from products`.execute(run);
  return rows[0]?.id ?? 0;
}

/** Listed products whose ids are above `from` and at most `to`. */
export async function selectListedNames(run: Runner, { from, to }: { from: number; to: number }) {
  const { rows } = await sql<{ id: number; productName: string }>`
    select id, title as "productName" from products where id > ${from} and id <= ${to} and listed order by id`.execute(
    run,
  );
  return rows;
}

/** Waiting rows are appended: each order would otherwise rewrite and wait for a row with many indexes. */
export async function foldRequests(run: Runner) {
  await sql`
    with gone as (delete from requests_waiting returning product_id, units),
         added as (select product_id as id, sum(units) as units from gone group by product_id),
         locked as (select p.id, a.units from products p join added a using (id) order by p.id for no key update of p)
    update products p set number_of_requests = p.number_of_requests + l.units from locked l where p.id = l.id`.execute(
    run,
  );
}
