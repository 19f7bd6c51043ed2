import { cutPicture, sizeOfStored } from '#modules/media/server/cut-picture.ts';
import type { Ctx } from '#platform/server/context.ts';
import { type Crop, cropAround, fitCrop, heightOf, isLargeEnough, placeOf } from '../crop.ts';
import { adRefusal, adRules, wrongSize } from '../managed-ad.text.ts';
import { AD_SIZES, type AdPlace } from '../place.ts';
import type { StoredAd } from './managed-ads.sql.ts';

type Image = Pick<StoredAd, 'image' | 'picture'>;

/**
 * The image for a place, cut from an uploaded picture to exactly the place's size [IMG-4]. Refuses with
 * `ad_picture_missing`, and with `ad_picture_wrong_size` if the picture has too few pixels.
 */
export async function cutImage(
  ctx: Ctx,
  { identifier, crop }: { identifier: string; crop: Crop },
  place: AdPlace,
): Promise<Image> {
  const size = await sizeOfStored(ctx, identifier);
  if (!size) throw adRefusal('ad_picture_missing', { fields: { picture: adRules.picture } });
  if (!isLargeEnough(size, place))
    throw adRefusal('ad_picture_wrong_size', { fields: { picture: wrongSize(place) } });
  const fitted = fitCrop(size, place, crop);
  const height = Math.min(Math.round(heightOf(fitted, place)), size.height - fitted.y);
  const part = { left: fitted.x, top: fitted.y, width: fitted.width, height };
  const image = await cutPicture(ctx, identifier, { part, size: AD_SIZES[place] });
  return { image, picture: { identifier, ...size, crop: fitted } };
}

/**
 * The image of an ad for another place, around the chosen part. An image that was not cut stays and is drawn to cover.
 */
export async function imageFor(
  ctx: Ctx,
  ad: Image & { type: string; order: number },
  place: AdPlace,
): Promise<Image> {
  const before = placeOf(ad);
  if (!ad.picture || before === place) return { image: ad.image, picture: ad.picture };
  const crop = cropAround(ad.picture, place, { crop: ad.picture.crop, place: before });
  return cutImage(ctx, { identifier: ad.picture.identifier, crop }, place);
}
