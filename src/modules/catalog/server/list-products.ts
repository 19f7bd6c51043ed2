import type { CallBody } from '#platform/call.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { pageCount } from '#platform/page.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Viewer } from '#platform/viewer.ts';
import type { listPublicProducts } from '../calls.ts';
import { COUNT_LIMIT, type ListInput } from '../listing.ts';
import type { ProductCard } from '../product.ts';
import { typedWords, wordsQuery } from '../words.ts';
import { type Criteria, countProducts, type ProductRow, selectPage } from './queries.ts';
import { tagsOfListing } from './tags-of-listing.ts';

type Page = CallBody<typeof listPublicProducts>;

/** The words with unknown ones replaced by near words of the catalogue; `null` if nothing is near. */
export type CorrectWords = (run: Runner, words: readonly string[]) => Promise<string[] | null>;

/** A page of products, by words if `productName` has any; words that find nothing are corrected. */
export async function listProducts(
  ctx: Ctx,
  input: ListInput,
  { viewer, correct }: { viewer: Viewer; correct: CorrectWords },
): Promise<Page> {
  if (!input.productName?.trim()) return listProductsOf(ctx, { input, viewer, words: null });
  const typed = typedWords(input.productName);
  const query = wordsQuery(typed);
  if (query === null) return { products: [], totalPages: 0, totalProducts: 0 };
  const found = await listProductsOf(ctx, { input, viewer, words: query });
  if (found.totalProducts !== 0) return found;
  const corrected = await correct(ctx.db, typed);
  return corrected ? listProductsOf(ctx, { input, viewer, words: wordsQuery(corrected) }) : found;
}

export interface Listing {
  input: ListInput;
  viewer: Viewer;
  /** The text-search query for `productName`; `null`: none. */
  words: string | null;
}

/** One page of products: one indexed query, and a count that is kept until it changes. Empty past the last page. */
export async function listProductsOf(ctx: Ctx, { input, viewer, words }: Listing): Promise<Page> {
  const { page, limit, sortBy, order } = input;
  const filters = criteriaOf(input, words);
  const criteria = { ...filters, sort: { sortBy, order }, limit, offset: (page - 1) * limit };
  const count = await cachedCount(ctx, filters);
  const viewerId = viewer.kind === 'account' ? viewer.userId : null;
  const rows = criteria.offset < COUNT_LIMIT ? await selectPage(ctx.db, criteria, { viewerId, count }) : [];
  return {
    products: rows.map(toCard),
    totalPages: pageCount(Math.min(count, COUNT_LIMIT), limit),
    totalProducts: count > COUNT_LIMIT ? undefined : count,
  };
}

function cachedCount(ctx: Ctx, filters: Criteria): Promise<number> {
  const as = { key: `count ${JSON.stringify(filters)}`, tags: tagsOfListing(filters) };
  return remember(ctx, as, () => countProducts(ctx.db, filters));
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

/** A row for the API: in pounds, and with both names that the specification has for title and price. */
export function toCard(row: ProductRow): ProductCard {
  const price = toPounds(row.price);
  return {
    id: row.id,
    productName: row.title,
    title: row.title,
    price,
    currentPrice: price,
    originalPrice: row.original_price === null ? null : toPounds(row.original_price),
    images: row.images.map((url, at) => ({ id: at + 1, url })),
    imageUrl: row.images[0] ?? '',
    isLiked: row.liked,
    hasAttributes: row.option_names.length > 0,
    inStock: row.in_stock,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    merchantLogoUrl: row.merchant_logo,
    categoryId: row.category_id,
    brandId: row.brand_id,
    numberOfRequests: row.number_of_requests,
  };
}
