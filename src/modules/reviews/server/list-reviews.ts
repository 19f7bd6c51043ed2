import { publicOf } from '#modules/media/server/private-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listReviews as listCall } from '../public.calls.ts';
import { ratingOf } from '../review.ts';
import { selectRating, selectShown } from './queries.ts';

/** The same for everybody, so a page of it can be kept. */
export async function listReviews(
  { db }: Ctx,
  { limit, ...asked }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const [counts, rows] = await Promise.all([
    selectRating(db, asked.productId),
    selectShown(db, { ...asked, limit: limit + 1 }),
  ]);
  return {
    rating: ratingOf(counts),
    reviews: rows.slice(0, limit).map(row => ({
      ...row,
      photos: row.photos.map(publicOf),
      writtenAt: row.writtenAt.toISOString(),
    })),
    hasMore: rows.length > limit,
  };
}
