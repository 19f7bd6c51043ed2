import { countAttempt } from '#modules/accounts/server/limits.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { markHelpful as markCall } from '../calls.ts';
import { refuseReview } from '../text.ts';
import { deleteVote, insertVote, selectHelpful, selectWriter } from './save-review.sql.ts';

/** Counts each person once. Refuses a review that nobody sees (`review_not_found`) and one's own (`own_review`). */
export async function markHelpful(
  ctx: Ctx,
  { reviewId, isHelpful }: CallInput<typeof markCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof markCall>> {
  await countAttempt(ctx, 'vote_by_buyer', userId);
  const writer = await selectWriter(ctx.db, reviewId);
  if (writer === undefined) throw refuseReview('review_not_found');
  if (writer === userId) throw refuseReview('own_review');
  if (isHelpful) await insertVote(ctx.db, reviewId, { userId, now: ctx.clock.now() });
  else await deleteVote(ctx.db, reviewId, userId);
  return { helpful: await selectHelpful(ctx.db, reviewId), isHelpful };
}
