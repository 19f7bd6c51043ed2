import type { Tx } from '#platform/server/database.ts';
import { insertTold, type NewNotification } from './queries.ts';

/** Writes an entry into an account's inbox, in the caller's transaction. */
export async function notify(tx: Tx, entry: NewNotification): Promise<void> {
  await insertTold(tx, { entries: [entry] });
}
