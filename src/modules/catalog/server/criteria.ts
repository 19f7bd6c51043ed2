import { fromPounds, type Piastres } from '#platform/money.ts';
import type { ListInput } from '../listing.ts';

/** A listing's request, in the form that its queries need. */
export interface Criteria {
  categoryId?: number;
  merchantIds?: number[];
  brandIds?: number[];
  minPrice?: Piastres;
  maxPrice?: Piastres;
  onSale?: boolean;
  inStock?: boolean;
  /** A text-search query made by the search module; `null`: all products. */
  words: string | null;
  sort: Pick<ListInput, 'sortBy' | 'order'>;
  limit: number;
  offset: number;
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

/** The tags that change a listing's count: its category, or the whole shop. */
export function tagsOfCriteria({ categoryId }: Criteria): string[] {
  return [categoryId === undefined ? 'products' : `category:${categoryId}`];
}
