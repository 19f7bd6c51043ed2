import type { Tx } from '#platform/server/database.ts';
import { lockPictures } from './queries.ts';

/**
 * Every use case that saves pictures calls this, so that until its transaction ends no sweep deletes them as unused.
 */
export async function holdPictures(tx: Tx, identifiers: readonly string[]): Promise<void> {
  const own = identifiers.filter(identifier => identifier.includes('/media/'));
  if (own.length > 0) await lockPictures(tx, own);
}
