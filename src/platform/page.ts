export type PageLink = number | 'gap';

/**
 * Long lists of staff and merchants are counted up to here, and so are their pages: counting on costs time, and nobody reads
 * the difference.
 */
export const MOST_COUNTED = 1_000;

/** Pages on each side of the current one that keep their link. */
const AROUND = 1;

/** How many pages a total fills; 0 if there is nothing. */
export function pageCount(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/** The nearest page that exists, or the first if the text is not a number or there are no pages. */
export function clampPage(page: number, pages: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), pages));
}

/** The pages to link: the first, those around the current one, and the last. A gap replaces two pages or more. */
export function pageLinks(current: number, pages: number): PageLink[] {
  const linked = [1, ...pagesAround(current), pages].filter(page => page >= 1 && page <= pages);
  const ordered = [...new Set(linked)].toSorted((a, b) => a - b);
  return ordered.flatMap((page, index) => [...bridge(ordered[index - 1] ?? 0, page), page]);
}

/** The number of products to show if only the number of pages and the products of one page are known [DATA-6]. */
export function estimatedTotal(totalPages: number, returned: number): number {
  return totalPages * returned;
}

function pagesAround(current: number): number[] {
  return Array.from({ length: 2 * AROUND + 1 }, (_, index) => current - AROUND + index);
}

/** A gap instead of a single page would be no shorter than its link. */
function bridge(before: number, after: number): PageLink[] {
  const missing = after - before - 1;
  if (missing === 0) return [];
  return missing === 1 ? [before + 1] : ['gap'];
}
