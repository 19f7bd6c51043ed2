import type { CallBody, CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type { listSimilarProducts } from '../calls.ts';
import * as calls from '../discovery.calls.ts';
import { PAGE_LIMIT } from '../product.ts';
import { countDeals, selectCards, selectDeals, selectSimilar, selectTogether } from './discovery.sql.ts';
import { toCard } from './listing/to-card.ts';

const SIMILAR = 8;

/** What is like a product, and what was bought with it. */
export async function listSimilar(
  { db }: Ctx,
  { productId }: { productId: number },
): Promise<CallBody<typeof listSimilarProducts>> {
  const [similar, together] = await Promise.all([
    selectSimilar(db, productId, SIMILAR),
    selectTogether(db, productId),
  ]);
  return { products: similar.map(toCard), together: together.map(toCard) };
}

export async function listCards(
  { db }: Ctx,
  { productIds }: CallInput<typeof calls.listCards>,
  { viewer }: Caller,
): Promise<CallBody<typeof calls.listCards>> {
  const rows = await selectCards(db, productIds, viewer.kind === 'account' ? viewer.userId : null);
  return { products: rows.map(toCard) };
}

export async function listDeals(
  { db }: Ctx,
  { page }: CallInput<typeof calls.listDeals>,
): Promise<CallBody<typeof calls.listDeals>> {
  const most = calls.MOST_DEAL_PAGES * PAGE_LIMIT;
  const [rows, count] = await Promise.all([
    selectDeals(db, { limit: PAGE_LIMIT, offset: (page - 1) * PAGE_LIMIT }),
    countDeals(db, most),
  ]);
  const total = count < most ? count : null;
  return { products: rows.map(toCard), total, totalPages: pageCount(count, PAGE_LIMIT) };
}
