import type { Ctx } from '#platform/server/context.ts';
import { guest, type Viewer } from '#platform/viewer.ts';
import { CONFIRMED_FOR, SESSION_EXTENDED_EVERY, SESSION_LIFETIME } from '../../session.ts';
import { extendSession, findLiveSession } from './queries.ts';
import { hashToken, isToken } from './token.ts';

/**
 * The viewer of a token. Unknown, expired and damaged tokens belong to a guest, and so do those of blocked accounts.
 */
export async function findViewer(ctx: Ctx, token: string | null): Promise<Viewer> {
  if (token === null || !isToken(token)) return guest;
  const now = ctx.clock.now();
  const session = await findLiveSession(ctx.db, hashToken(token), now);
  if (!session) return guest;
  const { seenAt, confirmedAt, ...who } = session;
  if (now.getTime() - seenAt.getTime() >= SESSION_EXTENDED_EVERY) await extend(ctx, who.sessionId);
  const isConfirmed = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_FOR;
  return { kind: 'account', ...who, isConfirmed };
}

async function extend(ctx: Ctx, sessionId: number): Promise<void> {
  const now = ctx.clock.now();
  await extendSession(ctx.db, sessionId, { now, expiresAt: new Date(now.getTime() + SESSION_LIFETIME) });
}
