import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { AUDIENCES, type Audience, type PictureRef, removePicture } from './originals.ts';
import { deletePictures, postponePictures, takeDue } from './queries.ts';

/** An editor restores unsaved input, so its pictures are kept for as long (decision 0022). */
export const UNUSED_FOR = 7 * DAY;
/** A used picture is checked again after this long, because it may have been replaced. */
const USED_FOR = 30 * DAY;
/** Each portion may be looked for in whole tables, as no index is kept for this alone: better few portions. */
const AT_A_TIME = 2_000;

/** Which of these hashes a module uses, of the pictures for one audience. */
export type UsedPictures = (run: Runner, hashes: readonly string[]) => Promise<string[]>;

export type PictureUsers = Readonly<Record<Audience, readonly UsedPictures[]>>;

/** Deletes pictures, files and rows, that have waited long enough and that no module uses. */
export async function sweepPictures(ctx: Ctx, users: PictureUsers): Promise<void> {
  while ((await sweepSome(ctx, users)) === AT_A_TIME);
}

/** Returns how many it has checked. Files are deleted first, so after a crash the rows still lead to them. */
async function sweepSome(ctx: Ctx, users: PictureUsers): Promise<number> {
  return transaction(ctx, async tx => {
    const now = ctx.clock.now();
    const due = await takeDue(tx, { now, limit: AT_A_TIME });
    if (due.length === 0) return 0;
    const used = new Set<PictureRef>();
    for (const audience of AUDIENCES) {
      const its = due.filter(picture => picture.audience === audience);
      for (const picture of await usedAmong(tx, its, users[audience])) used.add(picture);
    }
    await postponePictures(tx, [...used], new Date(now.getTime() + USED_FOR));
    const unused = due.filter(picture => !used.has(picture));
    for (const picture of unused) await removePicture(ctx.storage, picture);
    await deletePictures(tx, unused);
    return due.length;
  });
}

async function usedAmong(
  tx: Tx,
  due: readonly PictureRef[],
  users: readonly UsedPictures[],
): Promise<PictureRef[]> {
  const used = new Set<string>();
  for (const usedBy of users) {
    const left = due.map(({ hash }) => hash).filter(hash => !used.has(hash));
    if (left.length > 0) for (const hash of await usedBy(tx, left)) used.add(hash);
  }
  return due.filter(({ hash }) => used.has(hash));
}
