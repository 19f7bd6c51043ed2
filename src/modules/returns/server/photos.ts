import { countAttempt } from '#modules/accounts/server/limits.ts';
import { acceptImage } from '#modules/media/server/accept-image.ts';
import { isUploadedPicture } from '#modules/media/server/originals.ts';
import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { uploadCasePhoto as uploadCall } from '../returns.calls.ts';
import { refuseCase } from '../text.ts';

/** Stores a photo and returns its name. Refuses too many a day, and whatever `acceptImage` refuses. */
export async function uploadCasePhoto(
  ctx: Ctx,
  { file }: CallInput<typeof uploadCall>,
  { viewer }: Caller<Account>,
) {
  await countAttempt(ctx, 'picture_by_buyer', viewer.userId);
  const { identifier } = await acceptImage(ctx, file);
  return { photo: identifier };
}

/** A photo must have been uploaded here, so staff never see a picture from a foreign site. */
export async function refuseUnknownPhotos({ storage }: Ctx, photos: readonly string[]): Promise<void> {
  for (const photo of photos)
    if (!(await isUploadedPicture(storage, photo))) throw refuseCase('photo_unknown');
}
