import { listActiveAds } from '#modules/ads/contract.ts';
import {
  listCategories,
  listFacets,
  listHomeRows,
  listPublicProducts,
  listSimilarProducts,
  showBrand,
  showProduct,
} from '#modules/catalog/contract.ts';
import type { ProductCard } from '#modules/catalog/product.ts';
import { listActiveMerchants, showMerchant } from '#modules/merchants/contract.ts';
import { showPage, showShop } from '#modules/settings/contract.ts';
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

/** What a listing shows may change with any product of its category, or of the shop where no category narrows it. */
const ofListing = ({ categoryId }: Filter) => [categoryId ? `category:${categoryId}` : 'products'];

const TAGS = new Map<AnyCall, (input: never, body: never) => string[]>([
  [listPublicProducts, ofListing],
  [listFacets, ofListing],
  [listHomeRows, () => ['products']],
  [listCategories, () => ['categories']],
  [listActiveMerchants, () => ['merchants']],
  [listActiveAds, () => ['ads']],
  [showProduct, ({ productId }: { productId: number }) => [`product:${productId}`]],
  [listSimilarProducts, (_, { products = [] }: Answer) => products.map(each => `product:${each.id}`)],
  [showMerchant, () => ['merchants']],
  [showBrand, () => ['brands']],
  [showPage, () => ['pages']],
  [showShop, () => ['settings']],
]);

/** The tags of migration 0005 whose change makes an answer to this call stale. Without any, nothing may be kept. */
export function tagsOf(call: AnyCall, input: unknown, body: unknown): string[] {
  return TAGS.get(call)?.(input as never, body as never) ?? ['unknown'];
}
