import { type PictureSource, pictureSources } from '#modules/media/picture.ts';
import { AD_SIZES, type AdPlace } from '../place.ts';

/** What to try for an ad's picture; a drive's thumbnail is asked for in the size of the place [IMG-4], the placeholder comes last [IMG-3]. */
export function adSources(identifier: string, place: AdPlace): PictureSource[] {
  const { width, height } = AD_SIZES[place];
  return pictureSources(identifier, width).map(source => ({
    ...source,
    src: source.src.replace(new RegExp(`&sz=w${width}$`), `&sz=w${width}-h${height}`),
  }));
}
