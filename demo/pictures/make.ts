import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PhotoRecipe } from './recipe.ts';

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
