import type { ListingData } from './load-listing.ts';

/** The listing of a search whose prices and size, which its words speak of, are shown and can be changed as filters. */
export function readAsFilters(listing: ListingData): ListingData {
  const { query, reading } = listing;
  if (!reading?.asFilters) return listing;
  const { words, attributes } = reading.asFilters;
  const isChosen = query.attributes.some(each => each.startsWith('size='));
  return {
    ...listing,
    scope: { ...listing.scope, productName: words },
    query: {
      ...query,
      q: words,
      min: query.min ?? reading.minPrice ?? null,
      max: query.max ?? reading.maxPrice ?? null,
      attributes: isChosen ? query.attributes : [...query.attributes, ...attributes],
    },
  };
}
