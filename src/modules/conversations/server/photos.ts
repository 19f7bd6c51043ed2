import { countAttempt } from '#modules/accounts/server/limits.ts';
import { acceptPrivateImage } from '#modules/media/server/private-pictures.ts';
import type { UsedPictures } from '#modules/media/server/sweep-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { uploadMessagePhoto as uploadCall } from '../calls.ts';
import type { Side } from '../conversation.ts';
import { selectUsedPhotos } from './personal-data.sql.ts';

/** Stores a photo for the two sides of a conversation, and returns its name. Refuses too many a day, and whatever `acceptImage` refuses. */
export async function uploadMessagePhoto(
  ctx: Ctx,
  { file }: CallInput<typeof uploadCall>,
  { side, caller: { viewer } }: { side: Side; caller: Caller<Account> },
): Promise<CallBody<typeof uploadCall>> {
  await countAttempt(ctx, side === 'buyer' ? 'picture_by_buyer' : 'picture_by_member', viewer.userId);
  return { photo: await acceptPrivateImage(ctx, file) };
}

export const usedPrivatePictures: UsedPictures = selectUsedPhotos;
