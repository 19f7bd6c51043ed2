import sharp from 'sharp';
import type { Ctx } from '#platform/server/context.ts';
import { CUTS } from '../picture.ts';
import { findForeign } from './foreign.sql.ts';
import { folderOf, originalOf, type PictureRef } from './originals.ts';
import { type PictureQuery, readPicture, readSharedPicture, type StoredPicture } from './read-picture.ts';

/**
 * What was fetched for this identifier, in a size as `foreignAt` writes it. `null`: nobody of the shop has named it, or
 * it is not fetched yet. Nothing is fetched here, so that no visitor can have us ask for something.
 */
export async function readForeign(
  ctx: Ctx,
  { identifier, size, accept }: { identifier: string; size: string } & Pick<PictureQuery, 'accept'>,
): Promise<StoredPicture | null> {
  const hash = (await findForeign(ctx.db, identifier))?.hash;
  if (!hash) return null;
  if (size === 'shared') return readSharedPicture(ctx, hash);
  const [, width, height] = /^w(\d+)(?:-h(\d+))?$/.exec(size) ?? [];
  if (height !== undefined) return readCut(ctx, hash, size);
  return readPicture(ctx, { ref: { audience: 'public', hash }, width: Number(width), accept });
}

/** Cut to just the size of a place, which few pictures have; kept once made. */
async function readCut(ctx: Ctx, hash: string, size: string): Promise<StoredPicture | null> {
  const cut = CUTS[size];
  if (!cut) return null;
  const picture: PictureRef = { audience: 'public', hash };
  const key = `${folderOf(picture)}/${size}.jpg`;
  const made = await ctx.storage.get(key);
  if (made) return { bytes: made, type: 'image/jpeg', lasts: 'for_good' };
  const original = await originalOf(ctx.storage, picture);
  if (!original) return null;
  const bytes = await sharp(original)
    .resize(cut.width, cut.height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer();
  await ctx.storage.put(key, bytes);
  return { bytes, type: 'image/jpeg', lasts: 'for_good' };
}
