import { randomUUID } from 'node:crypto';
import { redrawPicture } from '#modules/media/server/accept-image.ts';
import { mediaType } from '#modules/media/server/originals.ts';
import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { sealedFiles } from '#platform/server/storage/sealed-files.ts';
import type { readTransferProof as readCall } from '../../back-office.calls.ts';
import { paymentRefusal } from '../../text.ts';
import { selectProof, updateProof } from './queries.ts';

/** The picture as it is stored: redrawn, and not public. Refuses what `redrawPicture` refuses. */
export async function storeProof(ctx: Ctx, file: Uint8Array): Promise<string> {
  const { data } = await redrawPicture(file);
  const key = `proofs/${randomUUID()}`;
  await sealedFiles(ctx).put(key, data);
  return key;
}

/** Shows the picture to staff next to its transfer. It moves no money, and the previous picture is deleted. */
export async function attachProof(
  ctx: Ctx,
  tx: Tx,
  { paymentId, key }: { paymentId: number; key: string },
): Promise<void> {
  const before = await updateProof(tx, { paymentId, key, at: ctx.clock.now() });
  if (before !== null) await ctx.storage.remove(before);
}

export async function readTransferProof(
  ctx: Ctx,
  { paymentId }: CallInput<typeof readCall>,
): Promise<RepliedFile> {
  const key = await selectProof(ctx.db, paymentId);
  const kept = key === undefined ? null : await sealedFiles(ctx).get(key);
  if (!kept) throw paymentRefusal('payment_not_found');
  return { name: `transfer-${paymentId}`, type: mediaType(kept), bytes: Uint8Array.from(kept) };
}
