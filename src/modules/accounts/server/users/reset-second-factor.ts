import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { deletePasskeys } from '../passkeys/queries.ts';
import { deleteSecondFactor } from '../second-factor/queries.ts';
import { OF_STAFF, recordSecurity } from '../security/record-security.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { lockOther } from './lock-other.ts';

/** For people who lost telephone and recovery codes: signs out everywhere. A super_admin must then set it up again. */
export async function resetSecondFactor(
  ctx: Ctx,
  { userId, reason }: { userId: number; reason: string },
  caller: Caller<Account>,
): Promise<void> {
  await transaction(ctx, async tx => {
    await lockOther(tx, userId, caller.viewer);
    const hadKeys = await deletePasskeys(tx, userId);
    if (!(await deleteSecondFactor(tx, userId)) && !hadKeys) return;
    await deleteOtherSessions(tx, { userId, sessionId: 0 });
    await recordSecurity(ctx, tx, { event: { kind: 'second_factor_off', userId }, by: OF_STAFF });
    await recordChange(tx, caller, {
      what: 'user.second_factor',
      subject: { type: 'user', id: userId },
      from: 'on',
      to: 'off',
      reason,
    });
  });
}
