import { listActiveAds } from '#modules/ads/calls.ts';
import {
  listCategories,
  listFacets,
  listHomeRows,
  listPublicProducts,
  listSimilarProducts,
  showBrand,
  showProduct,
} from '#modules/catalog/calls.ts';
import type { ProductCard } from '#modules/catalog/product.ts';
import { tagsOfListing } from '#modules/catalog/server/tags-of-listing.ts';
import { listActiveMerchants, showMerchant } from '#modules/merchants/calls.ts';
import { correctSearch } from '#modules/search/calls.ts';
import { showPage, showShop } from '#modules/settings/calls.ts';
import type { AnyCall } from '#platform/call.ts';
import type { Tag } from '#platform/server/tags.ts';

interface Answer {
  products?: ProductCard[];
  merchantId?: number;
}

/** What changes seldom tells of everything, which drops these pages too. */
const withEverything = () => [];

const LIST: [AnyCall, (input: never, body: never) => Tag[]][] = [
  [listPublicProducts, tagsOfListing],
  [listFacets, tagsOfListing],
  [listHomeRows, () => ['products']],
  [listCategories, withEverything],
  [listActiveMerchants, withEverything],
  [listActiveAds, () => ['ads']],
  [showProduct, ({ productId }: { productId: number }) => [`product:${productId}`]],
  [
    listSimilarProducts,
    (_, { products = [] }: Answer) => products.map(each => `product:${each.id}` as const),
  ],
  [correctSearch, () => ['products']],
  [showMerchant, withEverything],
  [showBrand, withEverything],
  [showPage, withEverything],
  [showShop, withEverything],
];

/** Looked up by path, because the pages' build has its own copies of the calls. */
const TAGS = new Map(LIST.map(([call, tags]) => [call.path, tags]));

/** The tags whose change makes an answer to this call stale. A call that is missing here is an error. */
export function tagsOf({ path }: AnyCall, input: unknown, body: unknown): Tag[] {
  const tags = TAGS.get(path);
  if (!tags) throw new Error(`what makes ${path} stale must be said in page-tags.ts`);
  return tags(input as never, body as never);
}
