import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { toggleProductLike } from '../calls.ts';
import { catalogRefusal } from '../text.ts';
import { toCard } from './listing/to-card.ts';
import { deleteLike, insertLike, selectLiked, selectLikedIds } from './toggle-like.sql.ts';

const NEWEST_LIKES = 60;

/** Likes a listed product (otherwise `product_not_found`) or removes a like. */
export async function toggleLike(
  ctx: Ctx,
  { productId, action }: CallInput<typeof toggleProductLike>,
  { viewer }: Caller<Account>,
) {
  const isLiked = action === 'like';
  if (!isLiked) await deleteLike(ctx.db, viewer.userId, productId);
  else if (!(await insertLike(ctx.db, viewer.userId, productId))) throw catalogRefusal('product_not_found');
  return { success: true, isLiked };
}

/** The account's likes: all ids, and the newest as cards. */
export async function listLikesOf(ctx: Ctx, _: object, { viewer }: Caller<Account>) {
  const [productIds, rows] = await Promise.all([
    selectLikedIds(ctx.db, viewer.userId),
    selectLiked(ctx.db, viewer.userId, NEWEST_LIKES),
  ]);
  return { productIds, products: rows.map(toCard) };
}
