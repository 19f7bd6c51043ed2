import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import { type Audience, identifierOf, originalOf, type PictureRef, storeOriginal } from './originals.ts';
import { queueSizes, upsertPicture } from './queries.ts';
import { UNUSED_FOR } from './sweep-pictures.ts';

/** What a redrawn picture is or would be called once it is stored. */
export const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 32);

/** Stores a redrawn picture and queues its sizes. The same bytes for the same audience give the same identifier. */
export async function storePicture(ctx: Ctx, data: Buffer, audience: Audience): Promise<string> {
  const ref: PictureRef = { audience, hash: hashOf(data) };
  // Written before the file is looked for, so that a sweep of this very picture ends first.
  await upsertPicture(ctx.db, ref, new Date(ctx.clock.now().getTime() + UNUSED_FOR));
  if (!(await originalOf(ctx.storage, ref))) await storeOriginal(ctx.storage, ref, data);
  await queueSizes(ctx.db, ref);
  return identifierOf(ref);
}
