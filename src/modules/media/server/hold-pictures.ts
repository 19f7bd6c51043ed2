import type { Tx } from '#platform/server/database.ts';
import { isForeign } from '../picture.ts';
import { askForForeign } from './foreign.sql.ts';
import { lockPictures } from './queries.ts';

/**
 * Every use case that saves pictures calls this, so that until its transaction ends no sweep deletes them as unused, and
 * those that lie elsewhere are fetched.
 */
export async function holdPictures(tx: Tx, identifiers: readonly string[]): Promise<void> {
  const own = identifiers.filter(identifier => identifier.includes('/media/'));
  if (own.length > 0) await lockPictures(tx, own);
  const foreign = identifiers.filter(isForeign);
  if (foreign.length > 0) await askForForeign(tx, foreign);
}
