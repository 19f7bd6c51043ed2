import { listFacets, listPublicProducts } from '#modules/catalog/calls.ts';
import { NO_FACETS } from '#modules/catalog/listing.ts';
import { PAGE_LIMIT } from '#modules/catalog/product.ts';
import {
  filterOf,
  readListingQuery,
  SORTS,
  type SortName,
} from '#modules/catalog/ui/listing/listing-query.ts';
import type { CallBody, CallRequest } from '#platform/call.ts';
import { estimatedTotal } from '#platform/page.ts';
import type { Source } from '../../data/public-data.ts';

/** What a listing covers: a category, a merchant, a brand, or a search. */
export type ListingScope = Pick<
  CallRequest<typeof listFacets>,
  'categoryId' | 'merchantIds' | 'brandIds' | 'productName'
>;

/**
 * The products of the address's page and the available filters, 12 newest first unless asked otherwise [DATA-2]. Beyond
 * the last page, which an old address may be, the last page.
 */
export async function loadListing(
  { getOr, url, limit = PAGE_LIMIT }: Pick<Source, 'getOr' | 'url'> & { limit?: number },
  scope: ListingScope,
  sort: SortName = 'newest',
) {
  const query = readListingQuery(url.searchParams);
  const filter = { ...filterOf(query), ...scope };
  const { sortBy, order } = SORTS[query.sort ?? sort];
  const pageOf = (page: number) =>
    getOr(listPublicProducts, { ...filter, page, limit, sortBy, order }, NO_PRODUCTS);
  const [asked, facets] = await Promise.all([
    pageOf(query.page),
    getOr(listFacets, { ...filter, sortBy }, NO_FACETS),
  ]);
  const isBeyond = asked.products.length === 0 && asked.totalPages > 0;
  const list = isBeyond ? await pageOf(asked.totalPages) : asked;
  return {
    query,
    scope,
    sort: query.sort ?? sort,
    products: list.products,
    pages: list.totalPages,
    total: totalOf(list),
    /** Not so if the call failed: then nobody knows whether there are such products. */
    isAnswered: list !== NO_PRODUCTS,
    facets,
    reading: list.reading ?? null,
  };
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>;

const NO_PRODUCTS: CallBody<typeof listPublicProducts> = { products: [], totalPages: 0 };

/** The estimate, if only the number of pages and the products of one page are known [DATA-6]. */
function totalOf({ products, totalPages, totalProducts }: CallBody<typeof listPublicProducts>): number {
  return totalProducts ?? estimatedTotal(totalPages, products.length);
}
