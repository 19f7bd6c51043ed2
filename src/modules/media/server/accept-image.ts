import sharp from 'sharp';
import type { Ctx } from '#platform/server/context.ts';
import { pictureType } from '../file-type.ts';
import { LARGEST_PICTURE } from '../picture.ts';
import { mediaRefusal } from '../text.ts';
import type { Audience } from './originals.ts';
import { storePicture } from './store-picture.ts';

/** The largest usual photo of a phone; decoded, it takes 150 MB. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_000;
const SHORTEST_SIDE = 100;
/** The largest size that a page can show, twice over for a zoom. */
const STORED_SIDE = 2_000;
const SECONDS_TO_DECODE = 20;

export interface AcceptedImage {
  /** `/media/<hash>`, as products, ads and merchants store it. */
  identifier: string;
  width: number;
  height: number;
}

/**
 * Stores an uploaded picture and queues its sizes. Nothing in the file is trusted: its type is read from its bytes and
 * its pixels are counted before they are decoded. The stored picture is redrawn, upright and without the data that
 * cameras add. The same file gives the same identifier. Refuses with `not_a_picture`, `picture_too_heavy`,
 * `picture_too_large`, `picture_too_small` or `picture_damaged`, and then stores nothing.
 */
export async function acceptImage(
  ctx: Ctx,
  bytes: Uint8Array,
  audience: Audience = 'public',
): Promise<AcceptedImage> {
  const { data, info } = await redrawPicture(bytes);
  return { identifier: await storePicture(ctx, data, audience), width: info.width, height: info.height };
}

/** The picture as it may be stored, also for staff alone; refuses like `acceptImage` and stores nothing. */
export async function redrawPicture(bytes: Uint8Array) {
  if (bytes.length > LARGEST_PICTURE) throw mediaRefusal('picture_too_heavy');
  if (pictureType(bytes) === null) throw mediaRefusal('not_a_picture');
  await measure(bytes);
  return redraw(bytes);
}

/** Reads only the head of the file. */
async function measure(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw mediaRefusal('picture_damaged');
    });
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    throw mediaRefusal('picture_too_large');
  if (Math.min(width, height) < SHORTEST_SIDE) throw mediaRefusal('picture_too_small');
}

/** Upright, only the first frame, at most 2,000 pixels on each side; WebP if it has transparency, otherwise JPEG. */
async function redraw(bytes: Uint8Array) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', page: 0, pages: 1 })
      .timeout({ seconds: SECONDS_TO_DECODE })
      .autoOrient()
      .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true });
    const { hasAlpha } = await picture.metadata();
    const drawn = hasAlpha ? picture.webp({ quality: 90, effort: 3 }) : picture.jpeg({ quality: 90 });
    return await drawn.toBuffer({ resolveWithObject: true });
  } catch {
    throw mediaRefusal('picture_damaged');
  }
}
