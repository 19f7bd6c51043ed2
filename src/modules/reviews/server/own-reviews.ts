import { sizeIn } from '#modules/catalog/facets/size.ts';
import { signPicture } from '#modules/media/server/private-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  countToReview as countCall,
  listReceived as listCall,
  OwnReview,
  ReceivedProduct,
  showOwnReview as showCall,
} from '../calls.ts';
import { changeableUntil } from '../review.ts';
import { countUnreviewed, type OwnRow, selectReceived, selectVoted } from './queries.ts';

const MOST_RECEIVED = 50;

type Received = Awaited<ReturnType<typeof selectReceived>>[number];

/** What a buyer may do about a product, and has done. */
export async function showOwnReview(
  ctx: Ctx,
  { productId }: CallInput<typeof showCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const [[row], helpful] = await Promise.all([
    selectReceived(ctx.db, { userId, productId, most: 1 }),
    selectVoted(ctx.db, userId, productId),
  ]);
  return { received: row ? toReceived(ctx, row) : null, helpful };
}

export async function listReceived(
  ctx: Ctx,
  _: object,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const rows = await selectReceived(ctx.db, { userId, most: MOST_RECEIVED });
  return { products: rows.map(row => toReceived(ctx, row)) };
}

function toReceived(
  ctx: Ctx,
  { productId, title, options, imageUrl, orderId, shop, receivedAt, review, ...row }: Received,
): ReceivedProduct {
  return {
    productId,
    title,
    options,
    imageUrl,
    orderId,
    shop,
    receivedAt: receivedAt.toISOString(),
    size: sizeIn(options),
    review: review ? toOwn(ctx, row as OwnRow) : null,
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
