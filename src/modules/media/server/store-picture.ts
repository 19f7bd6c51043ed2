import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import { originalOf, storeOriginal } from './originals.ts';
import { queueSizes, upsertPicture } from './queries.ts';
import { UNUSED_KEPT } from './sweep-pictures.ts';

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 32);

/** What a redrawn picture is or would be called once it is stored. */
export const identifierOf = (data: Buffer): string => `/media/${hashOf(data)}`;

/** Stores a redrawn picture and queues its sizes. The same bytes give the same identifier, `/media/<hash>`. */
export async function storePicture(ctx: Ctx, data: Buffer): Promise<string> {
  const hash = hashOf(data);
  // Written before the file is looked for, so that a sweep of this very picture ends first.
  await upsertPicture(ctx.db, hash, new Date(ctx.clock.now().getTime() + UNUSED_KEPT));
  if (!(await originalOf(ctx.storage, hash))) await storeOriginal(ctx.storage, hash, data);
  await queueSizes(ctx.db, hash);
  return `/media/${hash}`;
}
