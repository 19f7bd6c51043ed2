import { attributeOf } from '../../facets/attribute.ts';
import type { ListInput } from '../../listing.ts';
import type { Finding } from './finding.ts';

/** The filters with what the words say about prices, size and order; a shopper's own choice wins. */
export function within<F extends Partial<ListInput>>(filters: F, finding: Finding | null): F {
  if (!finding) return filters;
  const { minPrice, maxPrice, order } = finding;
  const isFree = filters.sortBy === 'relevance' || filters.sortBy === 'numberOfRequests';
  return {
    ...filters,
    minPrice: filters.minPrice ?? minPrice,
    maxPrice: filters.maxPrice ?? maxPrice,
    attributes: withSize(filters.attributes, finding.size),
    ...(order && isFree ? { sortBy: 'price', order: order === 'cheapest' ? 'asc' : 'desc' } : {}),
  };
}

function withSize(chosen: string[] | undefined, size: string | undefined): string[] | undefined {
  const isChosen = chosen?.some(attribute => attribute.startsWith('size='));
  return size === undefined || isChosen ? chosen : [...(chosen ?? []), attributeOf('size', size)];
}
