import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { deleteReview as deleteCall } from '../calls.ts';
import { refuseReview } from '../text.ts';
import { selectOwn } from './queries.ts';
import { deleteOwn, lockWriter } from './save-review.sql.ts';

/**
 * Takes a buyer's own review away with its photos, at whatever time; they may write another. Refuses what is not there
 * (`review_not_found`), and what staff have hidden or look at again since (`review_hidden`): it would come back unseen.
 */
export async function deleteReview(
  ctx: Ctx,
  { productId }: CallInput<typeof deleteCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof deleteCall>> {
  return transaction(ctx, async tx => {
    await lockWriter(tx, userId);
    if (!(await selectOwn(tx, userId, productId))) throw refuseReview('review_not_found');
    const gone = await deleteOwn(tx, userId, productId);
    if (!gone) throw refuseReview('review_hidden');
    await releasePictures(tx, gone.photos);
    return { success: true };
  });
}
