import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { accountRefusal } from '../text.ts';
import { checkCode, useCode } from './codes/code.ts';
import { countAttempt } from './limits.ts';
import { hashPassword } from './password-hash.ts';
import { findCredentials, setPasswordHash } from './queries.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { openSession } from './sessions/open-session.ts';
import { deleteOtherSessions } from './sessions/queries.ts';

/** Sets a new password by the code that was sent, ends every session and signs in. The second factor stays on. */
export async function resetPassword(
  ctx: Ctx,
  { identifier, code, password, secondCode }: CallInput<typeof calls.resetPassword>,
  { address, device }: Caller,
): Promise<{ token: string }> {
  await countAttempt(ctx, 'password_by_address', address);
  const found = await findCredentials(ctx.db, identifier);
  const userId = found?.userId ?? 0;
  // Checked first although most codes are wrong, because its time hides how long counting a try of a real account
  // takes.
  const passwordHash = await hashPassword(password);
  const codeId = await checkCode(ctx, { userId, purpose: 'reset_password', code });
  if (found?.blocked) throw accountRefusal('account_blocked');
  await passSecondFactor(ctx, { userId, code: secondCode });
  return transaction(ctx, async tx => {
    await useCode(ctx, tx, codeId);
    await setPasswordHash(tx, userId, passwordHash);
    await deleteOtherSessions(tx, { userId, sessionId: 0 });
    return openSession(ctx, tx, { userId, device });
  });
}
