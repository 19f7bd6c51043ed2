import { type RawBuilder, sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import { limitInIndex, wordsInIndex } from '#platform/server/postgres/words-in-index.ts';
import { byKey } from '../../facets/attribute.ts';
import { COUNT_LIMIT, isDescending, type ListInput, type SortKey } from '../../listing.ts';

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

/** Stops after so many rows. */
export const upTo = ({ words }: Criteria, most: number) =>
  words === null ? sql`limit ${sql.lit(most)}` : limitInIndex(most);

/** Keeps the statement from being prepared, because it is long and there are many like it. */
export const hint = ({ words }: Criteria) => (words === null ? sql`` : sql`/* unnamed */ `);

const where = (criteria: Filters) => allOf(sql`p.listed`, ...narrowing(criteria), ...choosing(criteria));

/** Conditions that an index can find. */
export function narrowing({ categoryId, words = null }: Filters) {
  return [
    ...(categoryId === undefined ? [] : [sql`p.category_id = ${categoryId}`]),
    ...(words === null ? [] : [sql`p.search_words @@ ${wordsInIndex(words)}`]),
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

export interface PageOf {
  viewerId: number | null;
  /** How many products match, by `countProducts`. It decides the plan, never the answer. */
  count: number;
}

/** The rows of one page, as `selectPageIds` finds it. */
export async function selectPage(run: Runner, criteria: Criteria, { viewerId, count }: PageOf) {
  return inPage(criteria, count, async page => {
    const { rows } = await sql<ProductRow>`
      with page as (${page})
      select ${card(viewerId)} from page join products p using (id) join merchants m on m.id = p.merchant_id
       order by ${orderBy(criteria.sort)}`.execute(run);
    return rows;
  });
}

/** Which products stand on one page, in its order; `count` decides the plan, never the answer. */
export async function selectPageIds(run: Runner, criteria: Criteria, count: number): Promise<number[]> {
  return inPage(criteria, count, async page => {
    const { rows } = await sql<{ id: number }>`${page}`.execute(run);
    return rows.map(({ id }) => id);
  });
}

/**
 * PostgreSQL cannot know how many products match the words and filters together, and a wrong guess reads a million rows
 * for a handful. If many match, enough of them are searched among the first of the order. If few match, or many are not
 * among the first, all are found and then sorted.
 */
async function inPage<T>(
  criteria: Criteria,
  count: number,
  select: (page: RawBuilder<unknown>) => Promise<T[]>,
): Promise<T[]> {
  if (isIndexed(criteria))
    return select(sql`select p.id from products p where ${where(criteria)} ${paged(criteria)}`);
  const first = count < FEW ? [] : await select(amongFirst(criteria, count));
  return first.length === criteria.limit ? first : select(amongAll(criteria));
}

/** The same, as far as they stand among the first so many products of the order. */
export async function selectAmongFirst(run: Runner, criteria: Criteria, first: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${among(first, criteria)}`.execute(run);
  return rows.map(({ id }) => id);
}

/** The cards of these products in this order, as far as they are listed. */
export async function selectCards(run: Runner, ids: readonly number[], viewerId: number | null) {
  const { rows } = await sql<ProductRow>`
    select ${card(viewerId)} from unnest(${[...ids]}::bigint[]) with ordinality o(id, place)
      join products p on p.id = o.id join merchants m on m.id = p.merchant_id
     where p.listed order by o.place`.execute(run);
  return rows;
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
  return among(count > COUNT_LIMIT ? MANY : 2 ** Math.floor(Math.log2(count)) / 2, criteria);
}

function among(first: number, criteria: Criteria) {
  return sql`
    select p.id from (select * from products p where ${where({ categoryId: criteria.categoryId })}
                       order by ${orderBy(criteria.sort)} limit ${sql.lit(first)}) p
     where ${where(criteria)} ${paged(criteria)}`;
}

const amongAll = (criteria: Criteria) => sql`
  with found as materialized (
    select p.id, p.created_at, p.number_of_requests, p.price from products p where ${where(criteria)})
  select p.id from found p ${paged(criteria)}`;

/** The products of one page of a few, tier by tier, each tier in the order asked for. */
export async function selectTiers(
  run: Runner,
  criteria: Criteria,
  tiers: readonly string[],
): Promise<number[]> {
  const cases = tiers.map((tier, at) => sql`when p.search_words @@ ${tier}::tsquery then ${sql.lit(at)}`);
  const tier =
    tiers.length > 1 ? sql`case ${sql.join(cases, sql` `)} else ${sql.lit(tiers.length)} end` : sql`0`;
  const { rows } = await sql<{ id: number }>`
    /* unnamed */ with found as materialized (
      select p.id, p.created_at, p.number_of_requests, p.price, ${tier} as tier from products p where ${where(criteria)})
    select p.id from found p order by p.tier, ${orderBy(criteria.sort)}
     limit ${sql.lit(criteria.limit)} offset ${sql.lit(criteria.offset)}`.execute(run);
  return rows.map(({ id }) => id);
}

/** These products as far as they fit the filters, in this order. */
export async function selectPinned(
  run: Runner,
  criteria: Criteria,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${[...ids]}::bigint[]) with ordinality o(id, place) join products p on p.id = o.id
     where ${where(criteria)} order by o.place`.execute(run);
  return rows.map(({ id }) => id);
}

/** The number of matches, counted up to one more than `COUNT_LIMIT`. */
export async function countProducts(run: Runner, criteria: Criteria) {
  const { rows } = await sql<{ count: number }>`
    ${hint(criteria)}select count(*) from (
      select from products p where ${where(criteria)} ${upTo(criteria, COUNT_LIMIT + 1)}) found`.execute(run);
  return rows[0]?.count ?? 0;
}
