import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Caller } from '#platform/viewer.ts';
import type { SentMessage } from '../message.ts';
import { findLatestMessages } from './queries.ts';

/**
 * Messages hold codes that open accounts. So the call answers as if it did not exist to everybody except a developer on
 * the same machine: a DATABASE_URL, a public address, a caller from the
 * network, a foreign Host or a proxy are each enough to refuse.
 */
export async function listLatestMessages(ctx: Ctx, caller: Caller): Promise<{ messages: SentMessage[] }> {
  if (!isOnOwnMachine(ctx.config) || !isLoopback(caller.address) || !caller.isDirect)
    throw generalRefusal('not_found');
  return { messages: await findLatestMessages(ctx.db) };
}

function isOnOwnMachine({ databaseUrl, publicUrl }: Config): boolean {
  const { hostname } = new URL(publicUrl);
  return databaseUrl === null && (hostname === 'localhost' || isLoopback(hostname.replace(/[[\]]/g, '')));
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
