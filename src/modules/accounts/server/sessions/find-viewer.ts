import type { Ctx } from '#platform/server/context.ts';
import { guest, type Viewer } from '#platform/viewer.ts';
import { CONFIRMED_FOR, lifetimeOf } from '../../session.ts';
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
  const { seenAt, confirmedAt, createdAt, secondFactorDue, ...who } = session;
  const { extendedEvery, idle, most } = lifetimeOf(who.role);
  if (now.getTime() - seenAt.getTime() >= extendedEvery) {
    const end = Math.min(now.getTime() + idle, createdAt.getTime() + most);
    await extendSession(ctx.db, who.sessionId, { now, expiresAt: new Date(end) });
  }
  const isConfirmed = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_FOR;
  const owesSecondFactor = secondFactorDue !== null && secondFactorDue <= now;
  return { kind: 'account', ...who, isConfirmed, owesSecondFactor };
}
