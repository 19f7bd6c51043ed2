import type { Ctx } from '#platform/server/context.ts';
import { PICTURE_WIDTHS } from '../picture.ts';

/** Best first: what a browser accepts of these is sent. JPEG stands for what accepts neither. */
const FORMS = [
  { ending: 'avif', type: 'image/avif' },
  { ending: 'webp', type: 'image/webp' },
  { ending: 'jpg', type: 'image/jpeg' },
] as const;

export interface PictureAsked {
  hash: string;
  width: number;
  accept: string;
}

/** The bytes of a kept picture in the best form made so far, at the width asked for or the nearest one; `null`: none. */
export async function keptPicture(ctx: Ctx, { hash, width, accept }: PictureAsked) {
  if (!/^[0-9a-f]{16,64}$/.test(hash) || !(PICTURE_WIDTHS as readonly number[]).includes(width)) return null;
  const forms = FORMS.filter(({ ending, type }) => ending === 'jpg' || accept.includes(type));
  for (const each of byNearness(width)) {
    for (const { ending, type } of forms) {
      const bytes = await ctx.storage.get(pictureKey(hash, each, ending));
      if (bytes) return { bytes, type };
    }
  }
  return null;
}

function byNearness(width: number): number[] {
  return PICTURE_WIDTHS.toSorted((a, b) => rank(a, width) - rank(b, width));
}

/** A larger picture serves better than a smaller one. */
function rank(width: number, asked: number): number {
  return width >= asked ? width - asked : 10_000 + asked - width;
}

export function pictureKey(hash: string, width: number, ending: string): string {
  return `pictures/${hash}/${width}.${ending}`;
}
