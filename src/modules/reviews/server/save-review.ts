import { countAttempt } from '#modules/accounts/server/limits.ts';
import { sizeIn } from '#modules/catalog/facets/size.ts';
import { acceptPrivateImage, namePrivate } from '#modules/media/server/private-pictures.ts';
import { publishPictures, releasePictures } from '#modules/media/server/publish-pictures.ts';
import { findContact } from '#modules/moderation/contact.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { saveReview as saveCall, uploadReviewPhoto as uploadCall } from '../calls.ts';
import { changeableUntil, type Sign, shortName } from '../review.ts';
import { NAMELESS_BUYER, refuseReview } from '../text.ts';
import { type OwnRow, queueIndexing, type ReceivedLine, selectOwn, selectReceivedLine } from './queries.ts';
import { lockWriter, selectBoughtSigns, upsertReview } from './save-review.sql.ts';

/** Stores a photo, which nobody else sees before its review is shown, and returns its name. Refuses too many a day, and whatever `acceptImage` refuses. */
export async function uploadReviewPhoto(
  ctx: Ctx,
  { file }: CallInput<typeof uploadCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof uploadCall>> {
  await countAttempt(ctx, 'picture_by_buyer', viewer.userId);
  return { photo: await acceptPrivateImage(ctx, file) };
}

/**
 * Writes a buyer's review, or changes it. What offers contacts, or looks bought, waits for staff. Refuses goods that did
 * not reach this buyer, or are their own (`not_received`), a word on the fit of what has no size (`no_size`), and a change after 30 days (`too_late_to_change`). Triggers
 * count its stars for the product (migrations/functions/reviews.sql).
 */
export async function saveReview(
  ctx: Ctx,
  input: CallInput<typeof saveCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof saveCall>> {
  await countAttempt(ctx, 'review_by_buyer', userId);
  return transaction(ctx, async tx => {
    const name = await lockWriter(tx, userId);
    const line = await selectReceivedLine(tx, userId, input.productId);
    if (!line) throw refuseReview('not_received');
    const size = sizeIn(line.options);
    if (input.fit !== null && size === '') throw refuseReview('no_size');
    const before = await selectOwn(tx, userId, input.productId);
    const now = ctx.clock.now();
    if (before && changeableUntil(before.writtenAt) <= now) throw refuseReview('too_late_to_change');
    const photos = await namePrivate(ctx, input.photos, before?.photos);
    if (!photos) throw refuseReview('photo_unknown');
    const signs = await signsOf(tx, { ...line, userId, text: input.text, before });
    const state = signs.length > 0 ? ('held' as const) : ('shown' as const);
    const shownName = (input.isNameShort ? shortName(name) : name) || NAMELESS_BUYER;
    const reviewId = await upsertReview(tx, {
      ...input,
      ...line,
      size,
      photos,
      userId,
      shownName,
      state,
      signs,
      now,
    });
    await queueIndexing(tx, reviewId);
    await releasePictures(tx, before?.photos ?? []);
    if (state === 'shown') await publishPictures(tx, photos);
    return { reviewId, state };
  });
}

interface Written extends ReceivedLine {
  userId: number;
  text: string;
  before: OwnRow | undefined;
}

async function signsOf(tx: Tx, { before, text, ...bought }: Written): Promise<Sign[]> {
  return [
    ...findContact(text),
    ...(await selectBoughtSigns(tx, bought)),
    ...(before?.state === 'hidden' ? (['hidden_before'] as const) : []),
  ];
}
