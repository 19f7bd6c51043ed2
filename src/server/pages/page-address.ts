import { listingSearch, readListingQuery } from '#modules/catalog/ui/listing/listing-query.ts';
import { parseWhole } from '#platform/digits.ts';

/** What nearly every link of the shop looks like; it is its own address. */
const PLAIN = /^\/(?:[a-z-]+(?:\/[1-9]\d{0,8})?)?$/;
/** A product's own address as its links write it: its words are not even unescaped, which would cost more than all else. */
const SLUGGED = /^(\/product\/[1-9]\d{0,8})\/[\w.~%-]+$/;
/** The pages that show goods by a query; a query makes no other page different. */
const LISTING = /^\/(?:search|deals|(?:outlet|category|merchant|brand)\/[^/]+)$/;
/** Public pages of one thing, by its number. */
const NUMBERED = /^\/(product|outlet|category|merchant|brand)\/([^/]+)$/;
/** A product's number, and words that decide nothing (catalog/product-path.ts). */
const WORDED = /^\/product\/([^/]+)\/[^/]*$/;
/** Of what may have become part of another. */
const MERGING = /^\/(outlet|category|brand)\/(\d+)(?=$|\?)/;
const LONGEST_SEARCH = 200;
/** No page has such a number, so all senseless ones share this. */
const NO_NUMBER = 0;
/** The one address of all that have no page. */
export const UNKNOWN_PATH = '/unknown-path';

/**
 * The address under which a page is cached, so that nobody can have the same page rendered under endless addresses: the
 * path as its links write it, and of the query only what this page depends on, in one order. Campaign marks and noise
 * make no page of their own.
 */
export function pageAddress(url: string): string {
  if (PLAIN.test(url)) return url;
  const [, product] = SLUGGED.exec(url) ?? [];
  if (product) return product;
  const [written = '', query = ''] = splitAt(url, url.indexOf('?'));
  const path = pathOf(written);
  if (query === '' || !LISTING.test(path)) return path;
  const asked = readListingQuery(new URLSearchParams(query));
  const search = listingSearch({
    ...asked,
    q: asked.q.slice(0, LONGEST_SEARCH),
    merchants: inOrder(asked.merchants),
    brands: inOrder(asked.brands),
    attributes: asked.attributes.toSorted(),
  });
  return search === '?' ? path : path + search;
}

/** What a page is of, if that can become part of another; `at` is where all of its kind are. */
export function mergingOf(
  address: string,
): { kind: 'category' | 'brand'; fromId: number; at: string } | null {
  const [, at, number] = MERGING.exec(address) ?? [];
  if (!at) return null;
  return { kind: at === 'brand' ? 'brand' : 'category', fromId: Number(number), at: `/${at}` };
}

const splitAt = (url: string, at: number) => (at < 0 ? [url] : [url.slice(0, at), url.slice(at)]);

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** The router reads small and capital letters, a last slash and escaped letters alike. */
function pathOf(written: string): string {
  const path = decoded(written)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');
  const [, productId] = WORDED.exec(path) ?? [];
  if (productId) return `/product/${numberOf(productId)}`;
  const [, kind, number] = NUMBERED.exec(path) ?? [];
  if (kind && number) return `/${kind}/${numberOf(number)}`;
  return /^[a-z0-9/_*.-]*$/.test(path) ? path : UNKNOWN_PATH;
}

function numberOf(text: string): number {
  const number = parseWhole(text) ?? NO_NUMBER;
  return number > 0 && number < 2 ** 31 ? number : NO_NUMBER;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return UNKNOWN_PATH;
  }
}
