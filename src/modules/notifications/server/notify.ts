import type { Tx } from '#platform/server/database.ts';
import { insertNotices, type NewNotification } from './queries.ts';

/** Writes an entry into an account's inbox, in the caller's transaction. */
export async function notify(tx: Tx, entry: NewNotification): Promise<void> {
  await insertNotices(tx, { entries: [entry] });
}
