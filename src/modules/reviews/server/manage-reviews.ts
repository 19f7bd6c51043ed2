import { signPicture } from '#modules/media/server/private-pictures.ts';
import { publishPictures, releasePictures } from '#modules/media/server/publish-pictures.ts';
import { findContact } from '#modules/moderation/contact.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  decideReview as decideCall,
  listManagedReviews as listCall,
  listMerchantReviews as listOfMerchantCall,
  ManagedReview,
  replyToReview as replyCall,
} from '../back-office.calls.ts';
import { REVIEWS_A_PAGE } from '../review.ts';
import { refuseReview, reviewMessages } from '../text.ts';
import {
  countByState,
  countOfMerchant,
  lockReview,
  type ManagedRow,
  selectByState,
  selectOfMerchant,
  setReply,
  setState,
} from './manage-reviews.sql.ts';
import { queueIndexing } from './queries.ts';

/** Where a buyer finds their own reviews. */
const OWN_REVIEWS = '/profile?tab=reviews';

export async function listManagedReviews(
  ctx: Ctx,
  { tab, page }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const counts = await countByState(ctx.db);
  const { rows, totalPages } = await pageOf({ page, limit: REVIEWS_A_PAGE, count: counts[tab] }, place =>
    selectByState(ctx.db, tab, place),
  );
  return { reviews: rows.map(row => toManaged(ctx, row)), counts, totalPages };
}

/** Of the caller's merchant; staff work for none and see none here. */
export async function listMerchantReviews(
  ctx: Ctx,
  { tab, page }: CallInput<typeof listOfMerchantCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listOfMerchantCall>> {
  const merchantId = viewer.merchantId ?? 0;
  const counts = await countOfMerchant(ctx.db, merchantId);
  const { rows, totalPages } = await pageOf({ page, limit: REVIEWS_A_PAGE, count: counts[tab] }, place =>
    selectOfMerchant(ctx.db, { merchantId, tab }, place),
  );
  return { reviews: rows.map(row => toManaged(ctx, row)), counts, totalPages };
}

function toManaged(ctx: Ctx, { photos, writtenAt, ...row }: ManagedRow): ManagedReview {
  return {
    ...row,
    photos: photos.map(photo => signPicture(ctx, photo)),
    writtenAt: writtenAt.toISOString(),
  };
}

/** Refuses to hide without a reason, which the writer reads (`reason_needed`). The decision is audited. */
export async function decideReview(
  ctx: Ctx,
  { reviewId, state, reason }: CallInput<typeof decideCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof decideCall>> {
  if (state === 'hidden' && reason.length < 3) throw refuseReview('reason_needed');
  await transaction(ctx, async tx => {
    const review = await lockReview(tx, reviewId, null);
    if (!review) throw refuseReview('review_not_found');
    if (review.state === state) return;
    await setState(tx, { reviewId, state, reason: state === 'hidden' ? reason : '' });
    await queueIndexing(tx, reviewId);
    if (state === 'shown') await publishPictures(tx, review.photos);
    else await releasePictures(tx, review.photos);
    const subject = { type: 'review', id: reviewId };
    await recordChange(tx, caller, { what: 'review.state', subject, from: review.state, to: state, reason });
    const { title, body } = reviewMessages[state];
    const { userId } = review;
    await notify(tx, {
      userId,
      kind: 'messages',
      title,
      body: body(review.title, reason),
      link: OWN_REVIEWS,
      now: ctx.clock.now(),
    });
  });
  return { state };
}

/** Refuses another merchant's review (`review_not_found`) and an answer with contacts (`contact_in_reply`). */
export async function replyToReview(
  ctx: Ctx,
  { reviewId, text }: CallInput<typeof replyCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof replyCall>> {
  if (findContact(text).length > 0) throw refuseReview('contact_in_reply');
  await transaction(ctx, async tx => {
    // Staff speak for no merchant, and no merchant has the id 0.
    const review = await lockReview(tx, reviewId, caller.viewer.merchantId ?? 0);
    if (!review) throw refuseReview('review_not_found');
    const now = ctx.clock.now();
    await setReply(tx, { reviewId, text, now });
    const subject = { type: 'review', id: reviewId };
    await recordChange(tx, caller, { what: 'review.reply', subject, from: review.reply, to: text });
    const { title, body } = reviewMessages.replied;
    if (review.reply === '')
      await notify(tx, {
        userId: review.userId,
        kind: 'messages',
        title,
        body: body(review.title, text),
        link: OWN_REVIEWS,
        now,
      });
  });
  return { reply: text };
}
