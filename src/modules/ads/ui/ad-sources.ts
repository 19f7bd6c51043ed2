import { type PictureSource, pictureSources } from '#modules/media/picture.ts';
import { AD_SIZES, type AdPlace } from '../place.ts';

/**
 * The sources for an ad's picture in order. A drive's thumbnail is requested in the size of the place [IMG-4], and the
 * placeholder comes last [IMG-3].
 */
export function adSources(identifier: string, place: AdPlace): PictureSource[] {
  const { width, height } = AD_SIZES[place];
  return pictureSources(identifier, width).map(source => ({
    ...source,
    src: source.src.replace(new RegExp(`&sz=w${width}$`), `&sz=w${width}-h${height}`),
  }));
}
