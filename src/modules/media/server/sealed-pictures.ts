import { randomUUID } from 'node:crypto';
import type { RepliedFile } from '#platform/file.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { sealedFiles } from '#platform/server/storage/sealed-files.ts';
import { redrawPicture } from './accept-image.ts';
import { mediaType } from './originals.ts';

/**
 * Stores a picture for staff alone, redrawn and sealed. `record` writes its key and gives that of the one before it, which
 * is deleted then; if it refuses, nothing is stored. Refuses what `redrawPicture` refuses.
 */
export async function storeSealed(
  ctx: Ctx,
  { folder, file }: { folder: string; file: Uint8Array },
  record: (tx: Tx, key: string) => Promise<string | null>,
): Promise<void> {
  const { data } = await redrawPicture(file);
  const key = `${folder}/${randomUUID()}`;
  await sealedFiles(ctx).put(key, data);
  const before = await transaction(ctx, tx => record(tx, key)).catch(async error => {
    await ctx.storage.remove(key);
    throw error;
  });
  if (before !== null) await ctx.storage.remove(before);
}

/** Such a picture as a download; undefined if there is none under this key. */
export async function readSealed(
  ctx: Ctx,
  key: string | null | undefined,
  name: string,
): Promise<RepliedFile | undefined> {
  const bytes = key ? await sealedFiles(ctx).get(key) : null;
  return bytes ? { name, type: mediaType(bytes), bytes: Uint8Array.from(bytes) } : undefined;
}
