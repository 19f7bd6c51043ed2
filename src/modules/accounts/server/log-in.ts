import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { accountRefusal } from '../text.ts';
import { secondsToWait } from './limits.ts';
import { isPassword } from './passwords/password-hash.ts';
import { releaseTries, takePasswordTry } from './passwords/password-tries.ts';
import { findCredentials } from './queries.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { recordSecuritySeldom } from './security/record-security.ts';
import { isKnownDevice } from './sessions/known-device.ts';
import { openSession, type SignedIn } from './sessions/open-session.ts';
import { isPasswordOf } from './sessions/queries.ts';

/**
 * Signs in. A wrong password and an unknown account get the same answer after the same work. Only someone with the
 * right password learns that the account has a second factor.
 */
export async function logIn(
  ctx: Ctx,
  { identifier, password, secondCode, deviceKey }: CallInput<typeof calls.logIn>,
  { address, device }: Caller,
): Promise<SignedIn> {
  const found = await findCredentials(ctx.db, identifier);
  const isKnown = await isKnownDevice(ctx, found?.userId, deviceKey);
  // Both names of an account have the same tries.
  const account = found?.userId ?? identifier;
  const by = { address, device };
  const userId = found?.userId ?? null;
  const tries = await takePasswordTry(ctx, { account, address, deviceKey, isKnown }).catch(async error => {
    await recordSecuritySeldom(ctx, { event: { kind: 'locked_out', userId }, by, who: account });
    throw error;
  });
  const right = await isPassword(password, found?.passwordHash);
  if (!found || !right) {
    await secondsToWait(ctx, 'wrong_by_address', address);
    await recordSecuritySeldom(ctx, { event: { kind: 'sign_in_failed', userId }, by, who: account });
    throw accountRefusal('wrong_credentials');
  }
  await releaseTries(ctx, tries);
  if (found.blocked) throw accountRefusal('account_blocked');
  await passSecondFactor(ctx, { userId: found.userId, code: secondCode });
  return transaction(ctx, async tx => {
    // To compare a password takes long enough for its owner to set another, which ends the sessions of then.
    if (!(await isPasswordOf(tx, found))) throw accountRefusal('wrong_credentials');
    return openSession(ctx, tx, { userId: found.userId, device, address, deviceKey });
  });
}
