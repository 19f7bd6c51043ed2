import { AD_SIZES, type AdPlace } from './place.ts';

interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels; its height follows from the shape of the place. */
export interface Crop {
  x: number;
  y: number;
  width: number;
}

/** The place of an ad; of the upper three, the first is large. */
export function placeOf({ type, order }: { type: string; order: number }): AdPlace {
  if (type === 'landing_page_categories') return 'banner';
  return order === 1 ? 'large' : 'small';
}

export function heightOf(crop: Crop, place: AdPlace): number {
  return (crop.width * AD_SIZES[place].height) / AD_SIZES[place].width;
}

/** The widest part of a picture that has the place's shape. */
export function widest({ width, height }: Size, place: AdPlace): number {
  return Math.floor(Math.min(width, (height * AD_SIZES[place].width) / AD_SIZES[place].height));
}

/** Whether a picture contains a part of the place's size. Rounding the height may lose a pixel. */
export function isLargeEnough(picture: Size, place: AdPlace): boolean {
  return widest(picture, place) >= AD_SIZES[place].width - 1;
}

/** The part nearest to the requested one, inside the picture and with at least the pixels of the place. */
export function fitCrop(picture: Size, place: AdPlace, wished: Crop): Crop {
  const most = widest(picture, place);
  const width = Math.round(clamp(wished.width, Math.min(AD_SIZES[place].width, most), most));
  const height = heightOf({ ...wished, width }, place);
  return {
    x: Math.round(clamp(wished.x, 0, picture.width - width)),
    y: Math.floor(clamp(wished.y, 0, picture.height - height)),
    width,
  };
}

/** The largest part around the middle of the one chosen for another place, or of the picture. */
export function cropAround(picture: Size, place: AdPlace, before?: { crop: Crop; place: AdPlace }): Crop {
  const width = widest(picture, place);
  const middle = before
    ? {
        x: before.crop.x + before.crop.width / 2,
        y: before.crop.y + heightOf(before.crop, before.place) / 2,
      }
    : { x: picture.width / 2, y: picture.height / 2 };
  const height = heightOf({ x: 0, y: 0, width }, place);
  return fitCrop(picture, place, { x: middle.x - width / 2, y: middle.y - height / 2, width });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
