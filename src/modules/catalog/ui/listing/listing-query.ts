import { parsePounds, parseWhole } from '#platform/digits.ts';
import { ATTRIBUTE_KEYS, attributeOf, LONGEST_ATTRIBUTE, MOST_ATTRIBUTES } from '../../facets/attribute.ts';
import type { SortKey } from '../../listing.ts';
import { listingText } from './text.ts';

/** The orders a shopper can choose, by their names in the address. */
export const SORTS = {
  relevance: { sortBy: 'relevance', order: 'descending', label: listingText.relevance },
  newest: { sortBy: 'creationDate', order: 'descending', label: listingText.newest },
  popular: { sortBy: 'numberOfRequests', order: 'descending', label: listingText.popular },
  cheapest: { sortBy: 'price', order: 'ascending', label: listingText.cheapest },
  dearest: { sortBy: 'price', order: 'descending', label: listingText.dearest },
} as const satisfies Record<string, { sortBy: SortKey; order: string; label: string }>;

export type SortName = keyof typeof SORTS;

/** The filters, order and page of a listing, as its address holds them. Prices in pounds. */
export interface ListingQuery {
  /** The words of a search; empty elsewhere. */
  q: string;
  /** Searches for the words exactly as typed. */
  asTyped: boolean;
  page: number;
  sort: SortName | null;
  min: number | null;
  max: number | null;
  merchants: readonly number[];
  brands: readonly number[];
  sale: boolean;
  stock: boolean;
  /** Of a search, a merchant or a brand. */
  category: number | null;
  /** Such as `storage=64gb`. */
  attributes: readonly string[];
}

/** Reads an address; meaningless values count as missing, and two prices in the wrong order are exchanged. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const sort = params.get('sort') ?? '';
  const [min, max] = inOrder(poundsOf(params.get('min')), poundsOf(params.get('max')));
  return {
    q: (params.get('q') ?? '').trim(),
    asTyped: params.has('typed'),
    page: pageOf(params.get('page')),
    sort: Object.hasOwn(SORTS, sort) ? (sort as SortName) : null,
    min,
    max,
    merchants: idsOf(params.getAll('merchant')),
    brands: idsOf(params.getAll('brand')),
    sale: params.has('sale'),
    stock: params.has('stock'),
    category: idsOf(params.getAll('category'))[0] ?? null,
    attributes: attributesOf(params),
  };
}

/** The address of a query, in one order, so the same goods have the same address; empty for the first page of all. */
export function listingSearch(query: ListingQuery): string {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  if (query.asTyped) params.set('typed', '1');
  if (query.sort) params.set('sort', query.sort);
  if (query.min !== null) params.set('min', String(query.min));
  if (query.max !== null) params.set('max', String(query.max));
  for (const id of query.merchants) params.append('merchant', String(id));
  for (const id of query.brands) params.append('brand', String(id));
  if (query.sale) params.set('sale', '1');
  if (query.stock) params.set('stock', '1');
  if (query.category !== null) params.set('category', String(query.category));
  for (const attribute of query.attributes) params.append(...inParts(attribute));
  if (query.page > 1) params.set('page', String(query.page));
  return `?${params}`;
}

/** The query's filters in the form of the product calls. */
export function filterOf(query: ListingQuery) {
  return {
    ...(query.q ? { productName: query.q } : {}),
    ...(query.asTyped ? { asTyped: true } : {}),
    ...(query.min === null ? {} : { minPrice: query.min }),
    ...(query.max === null ? {} : { maxPrice: query.max }),
    ...(query.merchants.length ? { merchantIds: [...query.merchants] } : {}),
    ...(query.brands.length ? { brandIds: [...query.brands] } : {}),
    ...(query.sale ? { onSale: true } : {}),
    ...(query.stock ? { inStock: true } : {}),
    ...(query.category === null ? {} : { categoryId: query.category }),
    ...(query.attributes.length ? { attributes: [...query.attributes] } : {}),
  };
}

/** The same search without any filter. */
export function withoutFilters({ q, asTyped, sort }: ListingQuery): ListingQuery {
  return {
    q,
    asTyped,
    sort,
    page: 1,
    min: null,
    max: null,
    merchants: [],
    brands: [],
    sale: false,
    stock: false,
    category: null,
    attributes: [],
  };
}

/** How many filters are set; a price range counts once. */
export function countFilters(query: ListingQuery): number {
  const { min, max, merchants, brands, sale, stock, category, attributes } = query;
  const single = [min !== null || max !== null, sale, stock, category !== null];
  return single.filter(Boolean).length + merchants.length + brands.length + attributes.length;
}

/** The key and the value of an attribute, as a form and an address hold them. */
export function inParts(attribute: string): [key: string, value: string] {
  const at = attribute.indexOf('=');
  return [attribute.slice(0, at), attribute.slice(at + 1)];
}

/** Each once, in the order of their keys. */
function attributesOf(params: URLSearchParams): string[] {
  const all = ATTRIBUTE_KEYS.flatMap(key => params.getAll(key).map(value => attributeOf(key, value)));
  return [...new Set(all)].filter(each => each.length <= LONGEST_ATTRIBUTE).slice(0, MOST_ATTRIBUTES);
}

/** The limits of the calls (listing.ts, whose schemas are not in the browser). */
const MOST_IDS = 50;
const LAST_PAGE = 1_000_000;
const MOST_POUNDS = 20_000_000;

function inOrder(min: number | null, max: number | null) {
  return min !== null && max !== null && min > max ? ([max, min] as const) : ([min, max] as const);
}

function pageOf(text: string | null): number {
  const page = parseWhole(text ?? '') ?? 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

function poundsOf(text: string | null): number | null {
  const pounds = parsePounds(text ?? '');
  return pounds !== null && pounds <= MOST_POUNDS ? pounds : null;
}

function idsOf(texts: readonly string[]): number[] {
  const ids = texts.map(parseWhole).filter(id => id !== null && id > 0 && id <= 2 ** 31 - 1) as number[];
  return [...new Set(ids)].slice(0, MOST_IDS);
}
