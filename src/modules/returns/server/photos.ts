import { countAttempt } from '#modules/accounts/server/limits.ts';
import { acceptPrivateImage, namePrivate } from '#modules/media/server/private-pictures.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { uploadCasePhoto as uploadCall } from '../returns.calls.ts';
import { refuseCase } from '../text.ts';

/** Stores a photo for those who work on the case, and returns its name. Refuses too many a day, and whatever `acceptImage` refuses. */
export const uploadCasePhoto: UseCase<typeof uploadCall> = async (ctx, { file }, { viewer }) => {
  await countAttempt(ctx, 'picture_by_buyer', viewer.userId);
  return { photo: await acceptPrivateImage(ctx, file) };
};

/** What was uploaded here under these names, so staff never see a picture from a foreign site. */
export async function namePhotos(ctx: Ctx, photos: readonly string[]): Promise<string[]> {
  const named = await namePrivate(ctx, photos);
  if (!named) throw refuseCase('photo_unknown');
  return named;
}
