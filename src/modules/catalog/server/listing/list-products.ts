import type { CallBody } from '#platform/call.ts';
import { fromPounds } from '#platform/money.ts';
import { pageCount } from '#platform/page.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { Viewer } from '#platform/viewer.ts';
import type { listPublicProducts } from '../../calls.ts';
import { labelOf } from '../../facets/label-attribute.ts';
import { COUNT_LIMIT, isDescending, type ListInput, type Reading } from '../../listing.ts';
import type { Words } from '../../words/tiers.ts';
import type { Finding, FindWords, How } from './finding.ts';
import {
  type Criteria,
  countProducts,
  FEW,
  type ProductRow,
  selectAmongFirst,
  selectPage,
  selectPageIds,
  selectPinned,
  selectTiers,
} from './list-products.sql.ts';
import { readCards } from './read-cards.ts';
import { tagsOfListing } from './tags-of-listing.ts';
import { toCard } from './to-card.ts';
import { asFilters, within } from './within.ts';

type Page = CallBody<typeof listPublicProducts>;

/** A page of products, by words if `productName` has any. */
export async function listProducts(
  ctx: Ctx,
  input: ListInput,
  { viewer, find }: { viewer: Viewer; find: FindWords },
): Promise<Page> {
  const typed = input.productName?.trim().slice(0, LONGEST) ?? '';
  if (typed === '') return listProductsOf(ctx, { input, viewer, words: null });
  const asked = { ...input, productName: typed };
  const as = { key: `search ${JSON.stringify(asked)}`, tags: tagsOfListing(asked) };
  const { ids, ...page } = await remember(ctx, as, () => searchProducts(ctx, asked, find));
  return { ...page, products: await readCards(ctx, ids, viewer) };
}

/** Nobody types more; the rest was pasted. */
const LONGEST = 200;

/** A page of a search without its cards. Which products stand on it is cached until any changes, a card until its own does. */
interface FoundPage extends Omit<Page, 'products'> {
  ids: number[];
}

async function searchProducts(
  ctx: Ctx,
  input: ListInput & { productName: string },
  find: FindWords,
): Promise<FoundPage> {
  const finding = await find(ctx, input.productName, howFor(input));
  const asked = within(input, finding);
  const pins = await pinnedOf(ctx, asked, finding);
  const exceptIds = [...(finding.hidden ?? []), ...pins];
  const { words } = finding;
  const page = words
    ? await searchedPage(ctx, asked, {
        words: { found: words.found, tiers: tiersFor(input, finding, words) },
        around: { exceptIds, pins },
      })
    : { ids: pins.slice(0, input.limit), ...pagesOf(pins.length, input.limit) };
  const reading = readingOf(input.productName, finding);
  return reading ? { ...page, reading } : page;
}

/** What staff put on top of this search, as far as the filters let it through; not in another order than relevance. */
async function pinnedOf(ctx: Ctx, input: ListInput, { pinned = [] }: Finding): Promise<number[]> {
  const ids = isByRelevance(input) && !isSuggestion(input) ? pinned : [];
  return ids.length === 0 ? [] : selectPinned(ctx.db, criteriaOf(input, null), ids);
}

/** By relevance tier after tier; by a price that the words ask for the goods before all that goes with them. */
function tiersFor(input: ListInput, { order }: Finding, { tiers, kinds, levels }: Words): readonly string[] {
  if (!isByRelevance(input)) return levels;
  return order ? [...kinds, ...levels] : tiers.map(({ query }) => query);
}

/** Products in the order of their relevance may go on with less relevant ones; the cheapest may not. */
export function howFor(input: Partial<ListInput>): How {
  const typing = isSuggestion(input);
  return { typing, asTyped: input.asTyped ?? false, widen: isByRelevance(input) && !typing };
}

/** The suggestions under the search field are asked for so [DATA-3]; their last word is still being typed. */
function isSuggestion({ page, limit, sortBy, order = 'asc' }: Partial<ListInput>): boolean {
  return page === 1 && limit === SUGGESTIONS && sortBy === 'numberOfRequests' && isDescending(order);
}

const SUGGESTIONS = 5;

function readingOf(typed: string, finding: Finding): Reading | null {
  const { repaired, dropped, besides = [], order, minPrice, maxPrice, size, leadsTo } = finding;
  const isPlain = !repaired && !order && !size && !leadsTo && dropped.length + besides.length === 0;
  if (isPlain && minPrice === undefined && maxPrice === undefined) return null;
  return {
    repaired: repaired ?? undefined,
    dropped: [...dropped],
    besides: [...besides],
    order,
    minPrice,
    maxPrice,
    size: size && labelOf('size', size),
    asFilters: asFilters(typed, finding) ?? undefined,
    leadsTo: leadsTo ?? undefined,
  };
}

export interface Listing {
  input: ListInput;
  viewer: Viewer;
  /** The text-search query for `productName`; `null`: none. */
  words: string | null;
}

/** One page of products: one indexed query, and a count that is cached until it changes. Empty past the last page. */
export async function listProductsOf(ctx: Ctx, { input, viewer, words }: Listing): Promise<Page> {
  const criteria = pageCriteria(input, words);
  const count = await cachedCount(ctx, criteria);
  const rows =
    criteria.offset < COUNT_LIMIT
      ? await selectPage(ctx.db, criteria, { viewerId: idOf(viewer), count })
      : [];
  return pageOf(rows, count, input.limit);
}

/** A page of a search: part after part of what it finds, the most relevant first, each in the order asked for. */
async function searchedPage(
  ctx: Ctx,
  input: ListInput,
  { words, around: { exceptIds, pins } }: { words: InParts; around: Around },
): Promise<FoundPage> {
  const all = pageCriteria(input, words.found);
  const ids = pins.slice(all.offset, all.offset + input.limit);
  const limit = input.limit - ids.length;
  const criteria = { ...all, exceptIds, offset: Math.max(0, all.offset - pins.length), limit };
  const count = await cachedCount(ctx, criteria);
  if (limit > 0 && criteria.offset < Math.min(count, COUNT_LIMIT))
    ids.push(...(await idsInTiers(ctx, criteria, { count, words })));
  return { ids, ...pagesOf(count + pins.length, input.limit) };
}

/** What is found, and which part of it comes before which. */
type InParts = { found: string; tiers: readonly string[] };

/** What stands before the products that words find, and is left out of them. */
interface Around {
  exceptIds: number[];
  pins: readonly number[];
}

async function idsInTiers(
  ctx: Ctx,
  criteria: Criteria,
  { count, words }: { count: number; words: InParts },
): Promise<number[]> {
  if (count <= FEW) return selectTiers(ctx.db, criteria, words.tiers);
  const ids: number[] = [];
  const isCommon = count > COUNT_LIMIT;
  let skip = criteria.offset;
  for (const only of disjoint(words.tiers, words.found)) {
    const part = { ...criteria, words: only, offset: skip, limit: criteria.limit - ids.length };
    // Of a very common word a page is soon full, and how many such products there are need not be known.
    const soon = isCommon ? await selectAmongFirst(ctx.db, part, SOON) : [];
    if (isCommon && soon.length === part.limit) return [...ids, ...soon];
    const many = words.tiers.length === 1 ? count : await cachedCount(ctx, part);
    if (many > skip) ids.push(...(await selectPageIds(ctx.db, part, many)));
    skip = Math.max(0, skip - many);
    if (ids.length >= criteria.limit) break;
  }
  return ids;
}

/** So many are looked through in a few milliseconds. */
const SOON = 1_000;

const isByRelevance = ({ sortBy }: Partial<ListInput>) =>
  sortBy === 'relevance' || sortBy === 'numberOfRequests';

/** Each tier without those before it; at last, what no tier has. */
function* disjoint(tiers: readonly string[], found: string): Generator<string> {
  const before: string[] = [];
  for (const tier of [...tiers, found]) {
    yield [tier, ...before.map(other => `!(${other})`)].map(each => `(${each})`).join(' & ');
    before.push(tier);
  }
}

function pageCriteria(input: ListInput, words: string | null): Criteria {
  const { page, limit, sortBy, order } = input;
  return { ...criteriaOf(input, words), sort: { sortBy, order }, limit, offset: (page - 1) * limit };
}

const idOf = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.userId : null);

function pageOf(rows: ProductRow[], count: number, limit: number): Page {
  return { products: rows.map(toCard), ...pagesOf(count, limit) };
}

function pagesOf(count: number, limit: number): Omit<Page, 'products'> {
  return {
    totalPages: pageCount(Math.min(count, COUNT_LIMIT), limit),
    totalProducts: count > COUNT_LIMIT ? undefined : count,
  };
}

/** Cached for the filters, whatever the page and its order. */
function cachedCount(ctx: Ctx, { sort, limit, offset, ...filters }: Criteria): Promise<number> {
  const as = { key: `count ${JSON.stringify(filters)}`, tags: tagsOfListing(filters) };
  return remember(ctx, as, () => countProducts(ctx.db, { ...filters, sort, limit, offset }));
}

type Filters = Omit<ListInput, 'page' | 'limit' | 'sortBy' | 'order'>;

/** The filters alone, for counting. */
export function criteriaOf(filters: Filters, words: string | null): Criteria {
  const { categoryId, onSale, inStock } = filters;
  return {
    categoryId,
    onSale,
    inStock,
    words,
    merchantIds: orderedIds(filters.merchantIds),
    brandIds: orderedIds(filters.brandIds),
    attributes: filters.attributes?.length ? [...new Set(filters.attributes)].toSorted() : undefined,
    minPrice: filters.minPrice === undefined ? undefined : fromPounds(filters.minPrice),
    maxPrice: filters.maxPrice === undefined ? undefined : fromPounds(filters.maxPrice),
    sort: { sortBy: 'creationDate', order: 'descending' },
    limit: 0,
    offset: 0,
  };
}

/** The same choices in another order are the same listing, and no choice means all. */
function orderedIds(ids: number[] | undefined): number[] | undefined {
  return ids?.length ? [...new Set(ids)].toSorted((a, b) => a - b) : undefined;
}
