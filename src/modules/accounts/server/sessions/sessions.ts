import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { describeDevice, type SessionOutput } from '../../session.ts';
import { accountRefusal } from '../../text.ts';
import { recordSecurity } from '../security/record-security.ts';
import { deleteOtherSessions, deleteSession, findSessions } from './queries.ts';

/** The account's sessions, the last used first. */
export async function listSessions(
  ctx: Ctx,
  { userId, sessionId }: Account,
): Promise<{ sessions: SessionOutput[] }> {
  const rows = await findSessions(ctx.db, userId, ctx.clock.now());
  const sessions = rows.map(({ id, device, address, createdAt, seenAt }) => ({
    id,
    ...describeDevice(device),
    address,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === sessionId,
  }));
  return { sessions };
}

/** Signs out one of the account's devices; a session of another account is not found. */
export async function endSession(
  ctx: Ctx,
  sessionId: number,
  { userId }: Account,
): Promise<{ success: true }> {
  if (!(await deleteSession(ctx.db, { userId, sessionId }))) throw accountRefusal('session_not_found');
  return { success: true };
}

/** Signs out every device except the caller's. */
export async function endOtherSessions(
  ctx: Ctx,
  { viewer: { userId, sessionId }, address, device }: Caller<Account>,
): Promise<{ success: true }> {
  await transaction(ctx, async tx => {
    if ((await deleteOtherSessions(tx, { userId, sessionId })) === 0) return;
    const by = { address, device };
    await recordSecurity(ctx, tx, { event: { kind: 'sessions_ended', userId }, by });
  });
  return { success: true };
}

/** Ends what was signed in before an account got more rights, but for the session that it got them in, if there is one. */
export async function endSessionsOfBefore(tx: Tx, userId: number, sessionId = 0): Promise<void> {
  await deleteOtherSessions(tx, { userId, sessionId });
}
