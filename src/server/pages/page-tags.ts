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
import { listActiveMerchants, showMerchant } from '#modules/merchants/calls.ts';
import { correctSearch } from '#modules/search/calls.ts';
import { showPage, showShop } from '#modules/settings/calls.ts';
import type { AnyCall } from '#platform/call.ts';

interface Filter {
  productName?: string;
  categoryId?: number;
  merchantIds?: number[];
  brandIds?: number[];
}

interface Answer {
  products?: ProductCard[];
  merchantId?: number;
}

/** Any product of its category may change a listing; without a category, any product of the shop. */
const ofListing = ({ categoryId }: Filter) => [categoryId ? `category:${categoryId}` : 'products'];

const LIST: [AnyCall, (input: never, body: never) => string[]][] = [
  [listPublicProducts, ofListing],
  [listFacets, ofListing],
  [listHomeRows, () => ['products']],
  [listCategories, () => ['categories']],
  [listActiveMerchants, () => ['merchants']],
  [listActiveAds, () => ['ads']],
  [showProduct, ({ productId }: { productId: number }) => [`product:${productId}`]],
  [listSimilarProducts, (_, { products = [] }: Answer) => products.map(each => `product:${each.id}`)],
  [correctSearch, () => ['products']],
  [showMerchant, () => ['merchants']],
  [showBrand, () => ['brands']],
  [showPage, () => ['pages']],
  [showShop, () => ['settings']],
];

/** Looked up by path, because the pages' build has its own copies of the calls. */
const TAGS = new Map(LIST.map(([call, tags]) => [call.path, tags]));

/**
 * The tags (migrations/functions/cache-tags.sql) whose change makes an answer to this call stale. A call that is missing here is an error.
 */
export function tagsOf({ path }: AnyCall, input: unknown, body: unknown): string[] {
  const tags = TAGS.get(path);
  if (!tags) throw new Error(`what makes ${path} stale must be said in page-tags.ts`);
  return tags(input as never, body as never);
}
