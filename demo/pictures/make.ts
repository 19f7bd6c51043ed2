import sharp from 'sharp';
import type { PictureRecipe, Pose } from './recipe.ts';

/** Pixels; the drawings are 256 wide, so more than this would only be bytes. */
export const SIDE = 480;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** How much of the frame the drawing fills, and how it leans in degrees. */
const poses: Record<Pose, { fill: number; turn: number; mirrored: boolean }> = {
  front: { fill: 0.84, turn: 0, mirrored: false },
  turned: { fill: 0.9, turn: 9, mirrored: true },
  near: { fill: 0.98, turn: 0, mirrored: false },
  small: { fill: 0.62, turn: 0, mirrored: false },
};

/**
 * The picture of a recipe: WebP, 480 × 480, cut out (its ground is transparent, so the tint behind it is the page's).
 * The same recipe gives the same bytes.
 */
export function makePicture({ code, hue, shade, pose }: PictureRecipe): Promise<Buffer> {
  const { fill, turn, mirrored } = poses[pose];
  const side = 2 * Math.round((SIDE * fill) / 2);
  const around = (SIDE - side) / 2;
  return sharp(new URL(`source/${code}.webp`, import.meta.url).pathname)
    .flop(mirrored)
    .rotate(turn, { background: clear })
    .resize(side, side)
    .modulate({ hue, brightness: shade / 100 })
    .extend({ top: around, bottom: around, left: around, right: around, background: clear })
    .webp({ quality: 80, alphaQuality: 80, effort: 1 })
    .toBuffer();
}

/** The same picture at another width. */
export function resizePicture(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture).resize(width).webp({ quality: 80, alphaQuality: 80, effort: 1 }).toBuffer();
}
