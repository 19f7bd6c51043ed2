import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { accountRefusal } from '../text.ts';
import { countAttempt, releaseAttempt } from './limits.ts';
import { isPassword } from './password-hash.ts';
import { findCredentials } from './queries.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { openSession } from './sessions/open-session.ts';

/**
 * Signs in. A wrong password and an unknown account get the same answer after the same work. Only someone with the
 * right password learns that the account has a second factor.
 */
export async function logIn(
  ctx: Ctx,
  { identifier, password, secondCode }: CallInput<typeof calls.logIn>,
  { address, device }: Caller,
): Promise<{ token: string }> {
  await countAttempt(ctx, 'password_by_address', address);
  await countAttempt(ctx, 'password_by_account', identifier);
  const found = await findCredentials(ctx.db, identifier);
  const right = await isPassword(password, found?.passwordHash);
  if (!found || !right) throw accountRefusal('wrong_credentials');
  await releaseAttempt(ctx, 'password_by_address', address);
  await releaseAttempt(ctx, 'password_by_account', identifier);
  if (found.blocked) throw accountRefusal('account_blocked');
  await passSecondFactor(ctx, { userId: found.userId, code: secondCode });
  return transaction(ctx, tx => openSession(ctx, tx, { userId: found.userId, device }));
}
