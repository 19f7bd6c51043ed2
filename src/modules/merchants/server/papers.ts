import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { countAttempt } from '#modules/accounts/server/limits.ts';
import { fileType } from '#modules/media/file-type.ts';
import { acceptImage } from '#modules/media/server/accept-image.ts';
import { cleanText } from '#platform/arabic.ts';
import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import { can } from '#platform/permission.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { sealedFiles } from '#platform/server/storage/sealed-files.ts';
import type { Account } from '#platform/viewer.ts';
import type { sendPaper as sendCall } from '../application.calls.ts';
import type { Application } from '../application.ts';
import { MOST_PAPERS, PAPER_TYPES } from '../papers.ts';
import { merchantRefusal } from '../text.ts';
import { changed, openForChanges } from './application.ts';
import {
  countPapers,
  deletePaper,
  insertPaper,
  type NewPaper,
  type StoredPaper,
  selectPaper,
  setLogo,
} from './applications.sql.ts';

/** The maximum size of a photo of a page; a larger one could only harm the viewer. */
const MOST_PIXELS = 50_000_000;

/**
 * Adds a paper to the account's application. Its bytes tell its type. It is stored unchanged and served only to its
 * owner and reviewers.
 */
export async function sendPaper(
  ctx: Ctx,
  { kind, name, file }: CallInput<typeof sendCall>,
  { userId }: Account,
): Promise<Application> {
  const mediaType = await paperType(file);
  await transaction(ctx, async tx => {
    const applicationId = await openForChanges(ctx, tx, userId);
    if ((await countPapers(tx, applicationId)) >= MOST_PAPERS) throw merchantRefusal('too_many_papers');
    const owner = { applicationId, changeId: null };
    await storePaper(ctx, tx, { ...owner, kind, name, mediaType, expiresOn: null, file });
  });
  return changed(ctx, userId);
}

interface SentPaper
  extends Pick<NewPaper, 'applicationId' | 'changeId' | 'kind' | 'name' | 'mediaType' | 'expiresOn'> {
  file: Uint8Array;
}

/** Stores a paper's row and its sealed bytes. The row comes first, so that neither is ever without the other. */
export async function storePaper(ctx: Ctx, tx: Tx, { file, name, ...paper }: SentPaper): Promise<void> {
  const storageKey = `papers/${randomUUID()}`;
  await insertPaper(tx, {
    ...paper,
    name: cleanText(name).slice(0, 150),
    size: file.length,
    storageKey,
    now: ctx.clock.now(),
  });
  await sealedFiles(ctx).put(storageKey, file);
}

/** What a paper's bytes say it is; refuses with `not_a_paper` and `paper_damaged`. */
export async function paperType(file: Uint8Array): Promise<string> {
  const type = fileType(file);
  const mediaType = type === 'pdf' ? 'application/pdf' : `image/${type}`;
  if (type === null || !PAPER_TYPES.split(',').includes(mediaType)) throw merchantRefusal('not_a_paper');
  if (type !== 'pdf') await refuseDamaged(file);
  return mediaType;
}

/** Reads only the head of the picture. */
async function refuseDamaged(file: Uint8Array): Promise<void> {
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height === 0 || width * height > MOST_PIXELS) throw merchantRefusal('paper_damaged');
}

/** Deletes a paper of the account's own application. */
export async function removePaper(
  ctx: Ctx,
  { paperId }: { paperId: number },
  { userId }: Account,
): Promise<Application> {
  const key = await transaction(ctx, async tx => {
    const found = await deletePaper(tx, await openForChanges(ctx, tx, userId), paperId);
    if (found === undefined) throw merchantRefusal('paper_not_found');
    return found;
  });
  await ctx.storage.remove(key);
  return changed(ctx, userId);
}

/** A paper's bytes, for its sender or their shop, and for reviewers; for others there is no such paper. */
export async function readPaper(
  ctx: Ctx,
  { paperId }: { paperId: number },
  viewer: Account,
): Promise<RepliedFile> {
  const paper = await selectPaper(ctx.db, paperId);
  if (!paper || !mayRead(viewer, paper)) throw merchantRefusal('paper_not_found');
  const bytes = await sealedFiles(ctx).get(paper.storageKey);
  if (!bytes) throw merchantRefusal('paper_not_found');
  return { name: nameOnDisk(paper), type: paper.mediaType, bytes: Uint8Array.from(bytes) };
}

function mayRead(viewer: Account, { userId, merchantId }: StoredPaper): boolean {
  if (can(viewer, 'merchants')) return true;
  if (userId !== null) return userId === viewer.userId;
  return merchantId !== null && merchantId === viewer.merchantId && can(viewer, 'own_account');
}

/** The file's ending follows its type and not its name, because a reviewer must not open something that runs. */
function nameOnDisk({ name, mediaType }: { name: string; mediaType: string }): string {
  const ending = mediaType.slice(mediaType.indexOf('/') + 1).replace('jpeg', 'jpg');
  return `${name.replace(/\.[^.]*$/, '') || 'paper'}.${ending}`;
}

/** Sets the shop's future logo. */
export async function sendApplicationLogo(
  ctx: Ctx,
  { file }: { file: Uint8Array },
  { userId }: Account,
): Promise<Application> {
  await countAttempt(ctx, 'picture_by_buyer', userId);
  const { identifier } = await acceptImage(ctx, file);
  await transaction(ctx, async tx => setLogo(tx, await openForChanges(ctx, tx, userId), identifier));
  return changed(ctx, userId);
}
