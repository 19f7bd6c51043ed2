import sharp, { type Sharp } from 'sharp';
import type { Ctx } from '#platform/server/context.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { PICTURE_WIDTHS, SHARED_SIZE } from '../picture.ts';
import { folderOf, mediaType, originalOf, type PictureRef } from './originals.ts';

/** The best first; the first that a client names is sent. JPEG serves clients that name neither. */
const FORMS = [
  { ending: 'avif', type: 'image/avif' },
  { ending: 'webp', type: 'image/webp' },
  { ending: 'jpg', type: 'image/jpeg' },
] as const;

export interface PictureQuery {
  ref: PictureRef;
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
 * made it is the original, and without the original the nearest narrower one. A client that can read none of these
 * gets a JPEG, because programs that draw a shared link often name no form at all. `null`: no such picture.
 */
export async function readPicture(
  ctx: Ctx,
  { ref, width, accept }: PictureQuery,
): Promise<StoredPicture | null> {
  if (!isHash(ref.hash) || !(PICTURE_WIDTHS as readonly number[]).includes(width)) return null;
  const forms = FORMS.filter(({ ending, type }) => ending === 'jpg' || accept.includes(type));
  const find = (widths: number[]) => firstMade(ctx.storage, { ref, widths, forms });
  const fitting = await find(PICTURE_WIDTHS.filter(each => each >= width));
  if (fitting) return { ...fitting, lasts: 'for_good' };
  const original = await originalOf(ctx.storage, ref);
  if (original && isReadable(mediaType(original), accept))
    return { bytes: original, type: mediaType(original), lasts: lastsFor(forms) };
  const narrower = await find(PICTURE_WIDTHS.filter(each => each < width).toReversed());
  if (narrower) return { ...narrower, lasts: 'for_good' };
  return makeJpeg(ctx, {
    ref,
    key: pictureKey(ref, width, 'jpg'),
    draw: picture => picture.resize(width, null, { withoutEnlargement: true }),
  });
}

/** A picture as previews of shared links show it: a JPEG of 1200 × 630 with the whole picture on white. */
export async function readSharedPicture(ctx: Ctx, hash: string): Promise<StoredPicture | null> {
  if (!isHash(hash)) return null;
  const ref: PictureRef = { audience: 'public', hash };
  const key = `${folderOf(ref)}/shared.jpg`;
  const stored = await ctx.storage.get(key);
  if (stored) return { bytes: stored, type: 'image/jpeg', lasts: 'for_good' };
  const [width, height] = SHARED_SIZE;
  return makeJpeg(ctx, {
    ref,
    key,
    draw: picture => picture.resize(width, height, { fit: 'contain', background: '#fff' }),
  });
}

interface Jpeg {
  ref: PictureRef;
  key: string;
  draw: (picture: Sharp) => Sharp;
}

/** Drawn from the original or the widest size, and stored. */
async function makeJpeg(ctx: Ctx, { ref, key, draw }: Jpeg): Promise<StoredPicture | null> {
  const widest = PICTURE_WIDTHS.toReversed();
  const source =
    (await originalOf(ctx.storage, ref)) ??
    (await firstMade(ctx.storage, { ref, widths: widest, forms: FORMS }))?.bytes;
  if (!source) return null;
  const bytes = await draw(sharp(source).flatten({ background: '#fff' }))
    .jpeg({ quality: 82 })
    .toBuffer();
  await ctx.storage.put(key, bytes);
  return { bytes, type: 'image/jpeg', lasts: 'for_good' };
}

const isHash = (text: string) => /^[0-9a-f]{16,64}$/.test(text);

/** Everything that draws pictures draws a JPEG. */
function isReadable(type: string, accept: string): boolean {
  return type === 'image/jpeg' || accept === '' || accept.includes('*') || accept.includes(type);
}

type Form = (typeof FORMS)[number];

/** Browsers that accept none of the forms get the original for good. */
function lastsFor(forms: readonly Form[]): StoredPicture['lasts'] {
  return forms.length === 1 ? 'for_good' : 'a_while';
}

async function firstMade(
  storage: Storage,
  { ref, widths, forms }: { ref: PictureRef; widths: number[]; forms: readonly Form[] },
) {
  for (const width of widths) {
    for (const { ending, type } of forms) {
      const bytes = await storage.get(pictureKey(ref, width, ending));
      if (bytes) return { bytes, type };
    }
  }
  return null;
}

export function pictureKey(ref: PictureRef, width: number, ending: string): string {
  return `${folderOf(ref)}/${width}.${ending}`;
}
