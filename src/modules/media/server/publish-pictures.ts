import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { originalOf } from './originals.ts';
import { lookAgain, queuePublishing } from './queries.ts';
import { storePicture } from './store-picture.ts';

/** Has private pictures shown to everybody too, from soon after the commit; each is then `publicOf` itself. */
export async function publishPictures(tx: Tx, identifiers: readonly string[]): Promise<void> {
  if (identifiers.length > 0) await queuePublishing(tx, identifiers);
}

/** A picture that was given up meanwhile is published no more. */
export async function publishPicture(ctx: Ctx, hash: string): Promise<void> {
  const original = await originalOf(ctx.storage, { audience: 'private', hash });
  if (original) await storePicture(ctx, original, 'public');
}

/** Has the sweep look at once, after the commit, whether anything still uses these, publicly or at all. */
export async function releasePictures(tx: Tx, identifiers: readonly string[]): Promise<void> {
  if (identifiers.length > 0) await lookAgain(tx, identifiers);
}
