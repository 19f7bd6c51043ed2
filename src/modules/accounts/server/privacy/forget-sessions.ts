import type { Ctx } from '#platform/server/context.ts';
import { deleteExpired } from '../queries.ts';

/** Deletes expired sessions, codes and counts, the security log after so many days, and consents of erased accounts that nobody can ask about any more. */
export async function forgetSessions(ctx: Ctx, securityDays: number): Promise<void> {
  await deleteExpired(ctx.db, { now: ctx.clock.now(), securityDays });
}
