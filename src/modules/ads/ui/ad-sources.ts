import { foreignAt, isForeign, type PictureSource, pictureSources } from '#modules/media/picture.ts';
import { AD_SIZES, type AdPlace } from '../place.ts';

/** The sources for an ad's picture in order. One that was fetched is cut to its place [IMG-4]; the placeholder is last [IMG-3]. */
export function adSources(identifier: string, place: AdPlace): PictureSource[] {
  const { width, height } = AD_SIZES[place];
  const [first, ...rest] = pictureSources(identifier, width);
  return isForeign(identifier.trim())
    ? [{ src: foreignAt(identifier.trim(), `w${width}-h${height}`) }, ...rest]
    : [first as PictureSource, ...rest];
}
