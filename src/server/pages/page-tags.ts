import { listActiveAds } from '#modules/ads/calls.ts';
import { showArrival } from '#modules/cart/arrival.calls.ts';
import {
  HOME_ROW_LIMIT,
  listCategories,
  listFacets,
  listHomeRows,
  listPublicProducts,
  listSimilarProducts,
  showBrand,
  showProduct,
} from '#modules/catalog/calls.ts';
import { listDeals } from '#modules/catalog/discovery.calls.ts';
import type { ListInput } from '#modules/catalog/listing.ts';
import type { ProductCard } from '#modules/catalog/product.ts';
import { tagsOfListing } from '#modules/catalog/server/listing/tags-of-listing.ts';
import { listActiveMerchants, showMerchant } from '#modules/merchants/calls.ts';
import { showMerchantRating } from '#modules/reviews/merchant-rating.calls.ts';
import { listReviews } from '#modules/reviews/public.calls.ts';
import { listQuestions } from '#modules/reviews/questions.calls.ts';
import { correctSearch } from '#modules/search/calls.ts';
import { helpNothingFound } from '#modules/search/nothing.calls.ts';
import { showPage, showShop } from '#modules/settings/calls.ts';
import type { AnyCall } from '#platform/call.ts';
import type { Tag } from '#platform/server/tags.ts';

interface Answer {
  products?: ProductCard[];
  together?: ProductCard[];
  productsByCategory?: Record<string, { products: ProductCard[] }>;
}

/** What changes seldom tells of everything, which drops these pages too. */
const withEverything = () => [];

const tagOf = ({ id }: ProductCard) => `product:${id}` as const;

/**
 * The most requested products of all, as the landing page shows them without their number. Who else comes into a full
 * row is a matter of requests, which nobody is told of.
 */
function isFullRow({ limit, page, sortBy, order, ...filters }: ListInput, products: readonly ProductCard[]) {
  const isMostRequested = sortBy === 'numberOfRequests' && order === 'descending' && page === 1;
  const isUnfiltered = Object.values(filters).every(value => value === undefined);
  return isMostRequested && isUnfiltered && limit <= HOME_ROW_LIMIT && products.length === limit;
}

const LIST: [AnyCall, (input: never, body: never) => Tag[]][] = [
  [
    listPublicProducts,
    (input: ListInput, { products = [] }: Answer) =>
      isFullRow(input, products) ? products.map(tagOf) : tagsOfListing(input),
  ],
  [listFacets, tagsOfListing],
  [
    listHomeRows,
    (_, { productsByCategory = {} }: Answer) =>
      Object.entries(productsByCategory).flatMap(([id, { products }]) => [
        `listing:${Number(id)}` as const,
        ...products.map(tagOf),
      ]),
  ],
  [listCategories, withEverything],
  [listActiveMerchants, withEverything],
  [listActiveAds, () => ['ads']],
  [showProduct, ({ productId }: { productId: number }) => [`product:${productId}`]],
  [showArrival, ({ productId }: { productId: number }) => [`product:${productId}`]],
  [
    listSimilarProducts,
    (_, { products = [], together = [] }: Answer) => [...products, ...together].map(tagOf),
  ],
  [listDeals, () => ['products']],
  [listReviews, ({ productId }: { productId: number }) => [`reviews:${productId}`]],
  // Recounted every night, and a page lives shorter than that.
  [showMerchantRating, () => []],
  [listQuestions, ({ productId }: { productId: number }) => [`reviews:${productId}`]],
  [correctSearch, () => ['products']],
  [helpNothingFound, () => ['products']],
  [showMerchant, withEverything],
  [showBrand, withEverything],
  [showPage, withEverything],
  [showShop, withEverything],
];

/** Looked up by path, because the pages' build has its own copies of the calls. */
const TAGS = new Map(LIST.map(([call, tags]) => [call.path, tags]));

/**
 * The tags whose change makes an answer to this call stale; `body` is empty if it refused. A call that is missing here is
 * an error.
 */
export function tagsOf({ path }: AnyCall, input: unknown, body: unknown): Tag[] {
  const tags = TAGS.get(path);
  if (!tags) throw new Error(`what makes ${path} stale must be said in page-tags.ts`);
  return tags(input as never, body as never);
}

/** Whether public pages are drawn with this call, which then only reads. */
export const isShownToGuests = ({ path, access }: AnyCall) => access === 'anyone' && TAGS.has(path);
