import type { Ctx } from '#platform/server/context.ts';
import { deleteExpired } from '../queries.ts';

/** Sessions, codes and counts that are over; of erased accounts, consents that nobody can ask about any more. */
export async function forgetSessions(ctx: Ctx): Promise<void> {
  await deleteExpired(ctx.db, ctx.clock.now());
}
