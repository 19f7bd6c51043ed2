import type { Tx } from '#platform/server/database.ts';
import { insertNotification, type NewNotification } from './queries.ts';

/** Writes an entry into an account's inbox, in the caller's transaction. */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  await insertNotification(tx, notification);
}
