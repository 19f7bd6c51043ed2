import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import { addressesOf } from '../picture.ts';
import { mediaRefusal } from '../text.ts';
import { type AcceptedImage, acceptImage } from './accept-image.ts';
import { fetchOutside } from './fetch-outside.ts';
import { findForeign, markFetched } from './foreign.sql.ts';

export type FetchBytes = (address: string) => Promise<Uint8Array>;

/**
 * Fetches what an identifier names, a drive file's in the order of [IMG-2], and stores it redrawn, as if it had been
 * uploaded. Refuses like `acceptImage`, or with `picture_not_reached`.
 */
export async function fetchPicture(
  ctx: Ctx,
  identifier: string,
  fetchBytes: FetchBytes = fetchOutside,
): Promise<AcceptedImage> {
  let refusal = mediaRefusal('picture_not_reached');
  for (const address of addressesOf(identifier)) {
    try {
      return await acceptImage(ctx, await fetchBytes(address));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** Keeps a foreign picture that was named, once. Throws if it cannot be had, so that the job tries again later. */
export async function storeForeign(ctx: Ctx, identifier: string, fetchBytes?: FetchBytes): Promise<void> {
  const known = await findForeign(ctx.db, identifier);
  if (!known || known.hash !== null) return;
  const stored = await fetchPicture(ctx, identifier, fetchBytes);
  await markFetched(ctx.db, identifier, stored.identifier.slice('/media/'.length));
}
