import { listProducts, listPublicProducts } from '#modules/catalog/calls.ts';
import type { ProductCard } from '#modules/catalog/product.ts';
import { productPath } from '#modules/catalog/product-path.ts';
import { suggestSearches } from '#modules/search/calls.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { recentSearches } from '../../data/recent-searches.ts';
import { isSignedIn } from '../../data/session.ts';

/** The groups of the list, in their order. */
export const GROUPS = [
  'recent',
  'words',
  'categories',
  'busy',
  'brands',
  'merchants',
  'products',
  'all',
] as const;
export type Group = (typeof GROUPS)[number];

export interface Suggestion {
  key: string;
  group: Group;
  name: string;
  /** Where it leads; `null`: it forgets the recent searches. */
  to: string | null;
  product?: ProductCard;
}

type Around = CallBody<typeof suggestSearches>;
const NONE: Around = { words: [], categories: [], brands: [], merchants: [] };

/** What may be meant by typed words: searches, places, and products. Fails if the products cannot be asked for [DATA-4]. */
export async function suggest(words: string): Promise<readonly Suggestion[]> {
  const [products, around] = await Promise.all([
    suggestProducts(words),
    api(suggestSearches, { q: words }).catch(() => NONE),
  ]);
  const found = [
    ...around.words.map(toSearch('words')),
    ...around.categories.map(toPlace('categories', '/outlet')),
    ...around.brands.map(toPlace('brands', '/brand')),
    ...around.merchants.map(toPlace('merchants', '/merchant')),
    ...products.map(toProduct),
  ];
  return found.length > 0 ? [...found, toSearch('all')(words.trim())] : found;
}

/** The 5 most requested products that match the words [DATA-3]; with the token if there is one. */
async function suggestProducts(words: string): Promise<readonly ProductCard[]> {
  const call = isSignedIn() ? listProducts : listPublicProducts;
  const { products } = await api(call, {
    page: 1,
    limit: 5,
    sortBy: 'numberOfRequests',
    order: 'descending',
    productName: words,
  });
  return products;
}

/** For an empty field: what this browser searched for, and what is popular. */
export async function suggestStarts(): Promise<readonly Suggestion[]> {
  const { words, categories } = await api(suggestSearches, { q: '' }).catch(() => NONE);
  const recent = recentSearches.current();
  return [
    ...recent.map(toSearch('recent')),
    ...(recent.length > 0 ? [FORGET] : []),
    ...words.filter(each => !recent.includes(each)).map(toSearch('words')),
    ...categories.map(toPlace('busy', '/outlet')),
  ];
}

const FORGET: Suggestion = { key: 'forget', group: 'recent', name: '', to: null };

const toSearch = (group: Group) => (name: string) => ({
  key: `${group} ${name}`,
  group,
  name,
  to: `/search?q=${encodeURIComponent(name)}`,
});

const toPlace = (group: Group, path: string) => (place: { id: number; name: string }) => ({
  key: `${group} ${place.id}`,
  group,
  name: place.name,
  to: `${path}/${place.id}`,
});

const toProduct = (product: ProductCard): Suggestion => ({
  key: `product ${product.id}`,
  group: 'products',
  name: product.productName,
  to: productPath(product),
  product,
});
