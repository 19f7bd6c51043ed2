import type { Tx } from '#platform/server/database.ts';
import type { Message } from '../message.ts';
import { insertNotices } from './queries.ts';

/**
 * Writes a message that is sent if, and only if, the caller's transaction commits. Nobody has to have an e-mail address.
 */
export async function sendMessage(tx: Tx, message: Message): Promise<void> {
  if (message.recipient !== '') await insertNotices(tx, { messages: [message] });
}
