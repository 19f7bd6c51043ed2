import type { Ctx } from '#platform/server/context.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { PICTURE_WIDTHS } from '../picture.ts';
import { mediaType, originalOf } from './originals.ts';

/** The best first; the first that a browser accepts is sent. JPEG serves browsers that accept neither. */
const FORMS = [
  { ending: 'avif', type: 'image/avif' },
  { ending: 'webp', type: 'image/webp' },
  { ending: 'jpg', type: 'image/jpeg' },
] as const;

export interface PictureQuery {
  hash: string;
  width: number;
  accept: string;
}

export interface StoredPicture {
  bytes: Buffer;
  type: string;
  /** Whether this address will always return these bytes, or only until its sizes are made. */
  lasts: 'for_good' | 'a_while';
}

/**
 * The bytes of a stored picture in the best form so far, at the requested width or the next larger one. Until that is
 * made it is the original, and without the original the nearest narrower one. `null`: no such picture.
 */
export async function readPicture(
  ctx: Ctx,
  { hash, width, accept }: PictureQuery,
): Promise<StoredPicture | null> {
  if (!/^[0-9a-f]{16,64}$/.test(hash) || !(PICTURE_WIDTHS as readonly number[]).includes(width)) return null;
  const forms = FORMS.filter(({ ending, type }) => ending === 'jpg' || accept.includes(type));
  const find = (widths: number[]) => firstMade(ctx.storage, { hash, widths, forms });
  const fitting = await find(PICTURE_WIDTHS.filter(each => each >= width));
  if (fitting) return { ...fitting, lasts: 'for_good' };
  const original = await originalOf(ctx.storage, hash);
  if (original) return { bytes: original, type: mediaType(original), lasts: lastsFor(forms) };
  const narrower = await find(PICTURE_WIDTHS.filter(each => each < width).toReversed());
  return narrower && { ...narrower, lasts: 'for_good' };
}

type Form = (typeof FORMS)[number];

/** Browsers that accept none of the forms get the original for good. */
function lastsFor(forms: readonly Form[]): StoredPicture['lasts'] {
  return forms.length === 1 ? 'for_good' : 'a_while';
}

async function firstMade(
  storage: Storage,
  { hash, widths, forms }: { hash: string; widths: number[]; forms: readonly Form[] },
) {
  for (const width of widths) {
    for (const { ending, type } of forms) {
      const bytes = await storage.get(pictureKey(hash, width, ending));
      if (bytes) return { bytes, type };
    }
  }
  return null;
}

export function pictureKey(hash: string, width: number, ending: string): string {
  return `pictures/${hash}/${width}.${ending}`;
}
