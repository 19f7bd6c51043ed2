import { normalise } from '#platform/arabic.ts';
import { attributeOf } from '../../facets/attribute.ts';
import { writtenSize } from '../../facets/size.ts';
import type { ListInput, Reading } from '../../listing.ts';
import { takePrices } from '../../words/price-words.ts';
import { SIZE_WORDS } from '../../words/size-words.text.ts';
import { spokenNumbers } from '../../words/spelling/number-words.ts';
import { splitWords } from '../../words/split-words.ts';
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

/**
 * The search without the words that speak of its prices and its size, which are filters instead. Null if it speaks of
 * neither, of nothing else, or not in these words: staff may have said what a search means.
 */
export function asFilters(
  typed: string,
  { repaired, minPrice, maxPrice, size }: Finding,
): Reading['asFilters'] | null {
  if (minPrice === undefined && maxPrice === undefined && size === undefined) return null;
  const text = repaired ?? typed;
  const { words, min, max } = takePrices(spokenNumbers(splitWords(text).map(word => word.text)));
  if (min !== minPrice || max !== maxPrice) return null;
  const rest = size === undefined ? words : withoutSize(words, size);
  if (!rest || rest.length === 0) return null;
  return {
    words: asTyped(rest, text),
    attributes: size === undefined ? [] : [attributeOf('size', size)],
  };
}

function withoutSize(words: readonly string[], size: string): string[] | null {
  const at = words.findIndex(word => writtenSize(word) === size);
  if (at < 0) return null;
  const from = SIZE_WORDS.has(words[at - 1] ?? '') ? at - 1 : at;
  return [...words.slice(0, from), ...words.slice(at + 1)];
}

function asTyped(words: readonly string[], text: string): string {
  const typed = text.split(/\s+/);
  return words.map(word => typed.find(each => normalise(each) === word) ?? word).join(' ');
}
