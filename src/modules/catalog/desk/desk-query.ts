import type { ProductStatus } from './product-draft.ts';

export const DESK_SORTS = ['newest', 'oldest', 'cheapest', 'dearest', 'requested'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

/** Counting and paging stop here, so a list costs the same in a catalogue of any size. */
export const DESK_COUNT = 1_000;

/** What the desk's list is asked for. */
export interface DeskQuery {
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
  sort: DeskSort;
  limit: number;
  offset: number;
}
