import { type PictureSource, pictureSources } from '#modules/media/picture.ts';

/** The boxes ads are made for, in pixels [IMG-4]. */
export const AD_SIZES = {
  banner: { width: 1241, height: 332 },
  large: { width: 1080, height: 720 },
  small: { width: 480, height: 440 },
} as const;

export type AdPlace = keyof typeof AD_SIZES;

/** What to try for an ad's picture; a drive's thumbnail is asked for in the size of the place [IMG-4], the placeholder comes last [IMG-3]. */
export function adSources(identifier: string, place: AdPlace): PictureSource[] {
  const { width, height } = AD_SIZES[place];
  return pictureSources(identifier, width).map(source => ({
    ...source,
    src: source.src.replace(new RegExp(`&sz=w${width}$`), `&sz=w${width}-h${height}`),
  }));
}
