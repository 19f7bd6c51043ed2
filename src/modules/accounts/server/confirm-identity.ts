import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { confirmIdentity as confirmCall } from '../calls.ts';
import { confirmOwner } from './confirm-owner.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { recordSecurity } from './security/record-security.ts';
import { setConfirmed } from './sessions/queries.ts';

/**
 * Asks whoever is signed in for the password again, and for the second factor if the account has one. For ten minutes
 * this session may then make the calls that a stolen token must not (`confirmed` in their declaration).
 */
export async function confirmIdentity(
  ctx: Ctx,
  { secondCode, ...proof }: CallInput<typeof confirmCall>,
  { viewer: { userId, sessionId }, address, device }: Caller<Account>,
): Promise<{ success: true }> {
  await confirmOwner(ctx, { userId, ...proof });
  await passSecondFactor(ctx, { userId, code: secondCode });
  await setConfirmed(ctx.db, sessionId, ctx.clock.now());
  await recordSecurity(ctx, ctx.db, { event: { kind: 'confirmed', userId }, by: { address, device } });
  return { success: true };
}
