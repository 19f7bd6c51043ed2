import sharp from 'sharp';
import type { Ctx } from '#platform/server/context.ts';
import { originalOf, parseIdentifier } from './originals.ts';
import { storePicture } from './store-picture.ts';

export interface Cut {
  /** In pixels of the picture, within it. */
  part: { left: number; top: number; width: number; height: number };
  /** The resulting size. */
  size: { width: number; height: number };
}

/** The size of a stored picture; `null` if there is none with this identifier. */
export async function sizeOfStored(
  ctx: Ctx,
  identifier: string,
): Promise<{ width: number; height: number } | null> {
  const original = await originalOfStored(ctx, identifier);
  if (!original) return null;
  const { width, height } = await sharp(original).metadata();
  return { width, height };
}

/**
 * Stores a part of a stored picture, in exactly the requested size, as a picture of its own; returns its identifier.
 */
export async function cutPicture(ctx: Ctx, identifier: string, { part, size }: Cut): Promise<string> {
  const original = await originalOfStored(ctx, identifier);
  if (!original) throw new Error(`no picture ${identifier}`);
  const drawn = sharp(original).extract(part).resize(size.width, size.height, { fit: 'fill' });
  const { hasAlpha } = await sharp(original).metadata();
  const data = await (hasAlpha
    ? drawn.webp({ quality: 90, effort: 3 })
    : drawn.jpeg({ quality: 90 })
  ).toBuffer();
  return storePicture(ctx, data, 'public');
}

function originalOfStored(ctx: Ctx, identifier: string): Promise<Buffer | null> {
  const ref = parseIdentifier(identifier);
  return ref?.audience === 'public' ? originalOf(ctx.storage, ref) : Promise.resolve(null);
}
