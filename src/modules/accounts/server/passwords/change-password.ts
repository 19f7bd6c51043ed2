import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import { confirmOwner } from '../confirm-owner.ts';
import { setPasswordHash } from '../queries.ts';
import { recordSecurity } from '../security/record-security.ts';
import { forgetDevices } from '../sessions/known-device.sql.ts';
import { deleteOtherSessions, isSessionOf } from '../sessions/queries.ts';
import { showRole } from '../show-role.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** Sets a new password, or the first one, and ends every session except the caller's. */
export async function changePassword(
  ctx: Ctx,
  { currentPassword, ownerCode, password }: CallInput<typeof calls.changePassword>,
  { viewer: { userId, sessionId }, address, device }: Caller<Account>,
): Promise<{ success: true }> {
  await confirmOwner(ctx, { userId, password: currentPassword, ownerCode, field: 'currentPassword' });
  refuseWeakPassword(password, await showRole(ctx, userId));
  const passwordHash = await hashPassword(password);
  await transaction(ctx, async tx => {
    await setPasswordHash(tx, userId, passwordHash);
    // Whoever set another meanwhile ended this session, also for what it had begun.
    if (!(await isSessionOf(tx, { userId, sessionId }))) throw generalRefusal('not_signed_in');
    await deleteOtherSessions(tx, { userId, sessionId });
    await forgetDevices(tx, userId);
    const by = { address, device };
    await recordSecurity(ctx, tx, { event: { kind: 'password_changed', userId }, by });
  });
  return { success: true };
}
