import type { Tx } from '#platform/server/database.ts';
import { lockPictures } from './queries.ts';

/** Whoever saves a thing with pictures says so: until his transaction ends none of them is swept away as unused. */
export async function holdPictures(tx: Tx, identifiers: readonly string[]): Promise<void> {
  const own = identifiers.filter(identifier => identifier.includes('/media/'));
  if (own.length > 0) await lockPictures(tx, own);
}
