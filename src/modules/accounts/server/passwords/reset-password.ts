import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import { accountRefusal } from '../../text.ts';
import { checkCode, useCode } from '../codes/code.ts';
import { countAttempt, networkOf, releaseAttempt } from '../limits.ts';
import { findCredentials, setPasswordHash } from '../queries.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import { recordSecurity } from '../security/record-security.ts';
import { forgetDevices } from '../sessions/known-device.sql.ts';
import { isKnownDevice } from '../sessions/known-device.ts';
import { openSession, type SignedIn } from '../sessions/open-session.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { showRole } from '../show-role.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/**
 * Of one code, by all strangers together; one of them has five (limits.ts), so that a stranger cannot use up the code
 * that the owner has just received. A known device still gets through then.
 */
const TRIES_OF_STRANGERS = 10;

/** Sets a new password by the code that was sent, ends every session and signs in. The second factor stays on. */
export async function resetPassword(
  ctx: Ctx,
  { identifier, code, password, secondCode, deviceKey }: CallInput<typeof calls.resetPassword>,
  { address, device }: Caller,
): Promise<SignedIn> {
  const found = await findCredentials(ctx.db, identifier);
  const userId = found?.userId ?? 0;
  const isKnown = await isKnownDevice(ctx, found?.userId, deviceKey);
  if (!isKnown) await countAttempt(ctx, 'reset_by_address', address);
  // Checked first although most codes are wrong, because its time hides how long counting a try of a real account
  // takes.
  const passwordHash = await hashPassword(password);
  const asker = `${found?.userId ?? identifier}@${isKnown ? deviceKey : networkOf(address)}`;
  await countAttempt(ctx, 'code_by_asker', asker);
  const mostTries = isKnown ? 'any' : TRIES_OF_STRANGERS;
  const codeId = await checkCode(ctx, { owner: { userId }, purpose: 'reset_password', code, mostTries });
  await releaseAttempt(ctx, 'code_by_asker', asker);
  if (!isKnown) await releaseAttempt(ctx, 'reset_by_address', address);
  // Only whoever has the code may learn whose words they are.
  refuseWeakPassword(password, await showRole(ctx, userId));
  if (found?.blocked) throw accountRefusal('account_blocked');
  await passSecondFactor(ctx, { userId, code: secondCode });
  return transaction(ctx, async tx => {
    await useCode(ctx, tx, codeId);
    await setPasswordHash(tx, userId, passwordHash);
    await deleteOtherSessions(tx, { userId, sessionId: 0 });
    await forgetDevices(tx, userId);
    const by = { address, device };
    await recordSecurity(ctx, tx, { event: { kind: 'password_reset', userId }, by });
    return openSession(ctx, tx, { userId, device, address });
  });
}
