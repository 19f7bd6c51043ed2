import type { Tx } from '#platform/server/database.ts';
import { insertNotification, type NewNotification } from './queries.ts';

/** Puts something into an account's inbox, with the caller's transaction. */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  await insertNotification(tx, notification);
}
