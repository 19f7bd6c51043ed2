import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { OF_STAFF, recordSecurity } from '../security/record-security.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { lockOther } from './lock-other.ts';

/** Signs an account out everywhere. */
export async function endUserSessions(ctx: Ctx, userId: number, caller: Caller<Account>): Promise<void> {
  await transaction(ctx, async tx => {
    await lockOther(tx, userId, caller.viewer);
    const ended = await deleteOtherSessions(tx, { userId, sessionId: 0 });
    await recordSecurity(ctx, tx, { event: { kind: 'sessions_ended', userId }, by: OF_STAFF });
    await recordChange(tx, caller, {
      what: 'user.sessions',
      subject: { type: 'user', id: userId },
      from: ended,
      to: 0,
    });
  });
}
