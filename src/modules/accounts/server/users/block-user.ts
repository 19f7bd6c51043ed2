import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { deleteCodes } from '../codes/queries.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { lockOther } from './lock-other.ts';
import { setBlocked } from './queries.ts';

/** Ends every session of an account and prevents it from signing in. Refuses the last super_admin. */
export async function blockUser(
  ctx: Ctx,
  { userId, reason }: { userId: number; reason: string },
  caller: Caller<Account>,
): Promise<void> {
  await transaction(ctx, async tx => {
    const { user, refuseLastAdmin } = await lockOther(tx, userId, caller.viewer);
    if (user.blocked) return;
    if (user.role === 'super_admin') refuseLastAdmin();
    await setBlocked(tx, userId, ctx.clock.now());
    await deleteOtherSessions(tx, { userId, sessionId: 0 });
    await deleteCodes(tx, userId);
    await recordChange(tx, caller, { ...statusOf(userId), from: 'active', to: 'blocked', reason });
  });
}

/** Lets it sign in again. */
export async function unblockUser(ctx: Ctx, userId: number, caller: Caller<Account>): Promise<void> {
  await transaction(ctx, async tx => {
    const { user } = await lockOther(tx, userId, caller.viewer);
    if (!user.blocked) return;
    await setBlocked(tx, userId, null);
    await recordChange(tx, caller, { ...statusOf(userId), from: 'blocked', to: 'active' });
  });
}

const statusOf = (id: number) => ({ what: 'user.status', subject: { type: 'user', id } }) as const;
