import type { ProductStatus } from './product-draft.ts';

export const PRODUCT_SORTS = ['newest', 'oldest', 'cheapest', 'dearest', 'requested'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What the back-office's list is asked for. */
export interface ProductQuery {
  /** Words of a text-search query; `null`: none. */
  words: string | null;
  /** The beginning of a stock code, in capitals. */
  code: string | null;
  id: number | null;
  status?: ProductStatus | undefined;
  categoryId?: number | undefined;
  brandId?: number | undefined;
  merchantId?: number | undefined;
  stock?: 'low' | 'out' | undefined;
  sort: ProductSort;
  limit: number;
  offset: number;
}
