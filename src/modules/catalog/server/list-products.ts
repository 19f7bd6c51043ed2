import { pageCount } from '#platform/page.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { Viewer } from '#platform/viewer.ts';
import { COUNT_LIMIT, type ListInput } from '../listing.ts';
import { type Criteria, criteriaOf, tagsOfCriteria } from './criteria.ts';
import { countProducts, selectPage } from './queries.ts';
import { toCard } from './to-card.ts';

export interface Listing {
  input: ListInput;
  viewer: Viewer;
  /** The text-search query for `productName`; `null`: none. */
  words: string | null;
}

/** One page of products: one indexed query, and a count that is kept until it changes. Empty past the last page. */
export async function listProductsOf(ctx: Ctx, { input, viewer, words }: Listing) {
  const { page, limit, sortBy, order } = input;
  const filters = criteriaOf(input, words);
  const criteria = { ...filters, sort: { sortBy, order }, limit, offset: (page - 1) * limit };
  const count = await keptCount(ctx, filters);
  const viewerId = viewer.kind === 'account' ? viewer.userId : null;
  const rows = criteria.offset < COUNT_LIMIT ? await selectPage(ctx.db, criteria, { viewerId, count }) : [];
  return {
    products: rows.map(toCard),
    totalPages: pageCount(Math.min(count, COUNT_LIMIT), limit),
    totalProducts: count > COUNT_LIMIT ? undefined : count,
  };
}

function keptCount(ctx: Ctx, filters: Criteria): Promise<number> {
  const as = { key: `count ${JSON.stringify(filters)}`, tags: tagsOfCriteria(filters) };
  return remember(ctx, as, () => countProducts(ctx.db, filters));
}
