import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DrawingRecipe, PhotoRecipe, Pose } from './recipe.ts';

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
export function makePicture({ code, hue, shade, pose }: DrawingRecipe): Promise<Buffer> {
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
  return sharp(picture).resize(width, null, { withoutEnlargement: true }).webp({ quality: 80, alphaQuality: 80, effort: 1 }).toBuffer();
}

/** How much of a photo its middle takes: where a thing was seen from one side only, a second picture shows it nearer. */
const NEAR = 0.6;

/** A photo in its own size, square; `near` is its middle. */
export async function readPhoto({ photo, pose }: PhotoRecipe): Promise<Buffer> {
  const bytes = await readFile(new URL(`photos/${photo}.webp`, import.meta.url));
  if (pose === 'whole') return bytes;
  const { width } = await sharp(bytes).metadata();
  const side = Math.round(width * NEAR);
  const edge = Math.round((width - side) / 2);
  const middle = { left: edge, top: edge, width: side, height: side };
  return sharp(bytes).extract(middle).webp({ quality: 80, effort: 1 }).toBuffer();
}
