import type { Ctx } from '#platform/server/context.ts';
import { deleteExpired } from '../queries.ts';

/** Deletes expired sessions, codes and counts, and consents of erased accounts that nobody can ask about any more. */
export async function forgetSessions(ctx: Ctx): Promise<void> {
  await deleteExpired(ctx.db, ctx.clock.now());
}
