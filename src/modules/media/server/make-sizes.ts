import sharp, { type Sharp } from 'sharp';
import type { Ctx } from '#platform/server/context.ts';
import { PICTURE_WIDTHS } from '../picture.ts';
import { originalOf, type PictureRef } from './originals.ts';
import { pictureKey } from './read-picture.ts';

/** Each form with its quality. */
const FORMS = [
  ['webp', (cut: Sharp) => cut.webp({ quality: 72, effort: 4 })],
  ['avif', (cut: Sharp) => cut.avif({ quality: 50, effort: 3 })],
] as const;

/**
 * Makes a stored picture in every width and form that pages use. Existing sizes stay, so a stopped job continues.
 * Narrow sizes come first, because the original replaces a missing size, never a narrower one. A picture is never
 * enlarged.
 */
export async function makeSizes(ctx: Ctx, ref: PictureRef): Promise<void> {
  const original = await originalOf(ctx.storage, ref);
  if (!original) throw new Error(`no original of picture ${ref.hash}`);
  for (const width of PICTURE_WIDTHS) {
    for (const [ending, encode] of FORMS) {
      const key = pictureKey(ref, width, ending);
      if (await ctx.storage.has(key)) continue;
      const cut = sharp(original).resize(width, null, { withoutEnlargement: true });
      await ctx.storage.put(key, await encode(cut).toBuffer());
    }
  }
}
