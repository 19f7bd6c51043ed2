import { publicOf } from '#modules/media/server/private-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listReviews as listCall } from '../public.calls.ts';
import { ratingOf } from '../review.ts';
import { selectBuyersPhotos, selectShown } from './queries.ts';
import { selectRating } from './rating.sql.ts';

/** Two rows of them on a phone. */
const MOST_BUYERS_PHOTOS = 8;

/** The same for everybody, so a page of it can be cached. */
export async function listReviews(
  { db }: Ctx,
  { limit, ...asked }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const [{ stars, fits, ...counts }, photos, rows] = await Promise.all([
    selectRating(db, asked.productId),
    selectBuyersPhotos(db, asked.productId, MOST_BUYERS_PHOTOS),
    selectShown(db, { ...asked, limit: limit + 1 }),
  ]);
  return {
    rating: ratingOf(stars),
    fits: [...fits],
    ...counts,
    photos: photos.map(publicOf),
    reviews: rows.slice(0, limit).map(row => ({
      ...row,
      photos: row.photos.map(publicOf),
      writtenAt: row.writtenAt.toISOString(),
    })),
    hasMore: rows.length > limit,
  };
}
