import type { Tag } from '#platform/server/tags.ts';

interface Filters {
  categoryId?: number;
  merchantIds?: readonly number[];
  brandIds?: readonly number[];
}

/** What makes a listing stale: a product of its category, else of its merchants, else of its brands, else any at all. */
export function tagsOfListing({ categoryId, merchantIds = [], brandIds = [] }: Filters): Tag[] {
  if (categoryId !== undefined) return [`category:${categoryId}`];
  if (merchantIds.length > 0) return merchantIds.map(id => `merchant:${id}` as const);
  return brandIds.length > 0 ? brandIds.map(id => `brand:${id}` as const) : ['products'];
}
