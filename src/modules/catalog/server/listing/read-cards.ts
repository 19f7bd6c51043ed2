import type { Ctx } from '#platform/server/context.ts';
import type { Viewer } from '#platform/viewer.ts';
import type { ProductCard } from '../../product.ts';
import { selectCards } from './list-products.sql.ts';
import { toCard } from './to-card.ts';

/**
 * The cards of these products in this order, as far as they are listed. A guest's are cached until the product changes, one
 * by one, because the same products stand on many pages; accounts also see what they like.
 */
export async function readCards(ctx: Ctx, ids: readonly number[], viewer: Viewer): Promise<ProductCard[]> {
  if (viewer.kind === 'account') return (await selectCards(ctx.db, ids, viewer.userId)).map(toCard);
  const since = ctx.cache.mark();
  const cards = new Map(ids.map(id => [id, ctx.cache.get(keyOf(id)) as ProductCard | undefined]));
  const missing = ids.filter(id => cards.get(id) === undefined);
  const rows = missing.length > 0 ? await selectCards(ctx.db, missing, null) : [];
  for (const card of rows.map(toCard)) {
    cards.set(card.id, card);
    ctx.cache.set(keyOf(card.id), card, { tags: [`product:${card.id}`], since });
  }
  return ids.flatMap(id => cards.get(id) ?? []);
}

const keyOf = (id: number) => `card ${id}`;
