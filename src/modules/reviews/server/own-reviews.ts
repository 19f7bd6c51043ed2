import { signPicture } from '#modules/media/server/private-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  countToReview as countCall,
  listReceived as listCall,
  OwnReview,
  showOwnReview as showCall,
} from '../calls.ts';
import { changeableUntil } from '../review.ts';
import {
  countUnreviewed,
  type OwnRow,
  selectOwn,
  selectReceived,
  selectReceivedLine,
  selectVoted,
} from './queries.ts';

const MOST_RECEIVED = 50;

/** What a buyer may do about a product, and has done. */
export async function showOwnReview(
  ctx: Ctx,
  { productId }: CallInput<typeof showCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const [line, row, helpful] = await Promise.all([
    selectReceivedLine(ctx.db, userId, productId),
    selectOwn(ctx.db, userId, productId),
    selectVoted(ctx.db, userId, productId),
  ]);
  return { mayReview: line !== undefined, review: row ? toOwn(ctx, row) : null, helpful };
}

export async function listReceived(
  ctx: Ctx,
  _: object,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const rows = await selectReceived(ctx.db, userId, MOST_RECEIVED);
  return {
    products: rows.map(({ productId, title, options, imageUrl, orderId, review, ...row }) => ({
      productId,
      title,
      options,
      imageUrl,
      orderId,
      review: review ? toOwn(ctx, row as OwnRow) : null,
    })),
  };
}

export async function countToReview(
  { db }: Ctx,
  _: object,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof countCall>> {
  return { products: await countUnreviewed(db, userId) };
}

/** The writer sees the photos also while nobody else does. */
function toOwn(ctx: Ctx, { shownName, photos, writtenAt, ...row }: OwnRow): OwnReview {
  const until = changeableUntil(writtenAt);
  return {
    ...row,
    photos: photos.map(photo => signPicture(ctx, photo)),
    isNameShort: shownName.endsWith('.'),
    changeableUntil: until.toISOString(),
    canChange: ctx.clock.now() < until,
  };
}
