import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Caller } from '#platform/viewer.ts';
import { lifetimeOf } from '../../session.ts';
import { watchPlace } from '../security/alert.ts';
import { recordSecurity } from '../security/record-security.ts';
import { rememberDevice } from './known-device.ts';
import { findRole, insertSession } from './queries.ts';
import { hashToken, newToken } from './token.ts';

const LONGEST_DEVICE = 300;

/** Both are shown only this once. */
export interface SignedIn {
  token: string;
  /** By which the account knows this device again, also after signing out. */
  deviceKey: string;
}

interface NewSession extends Pick<Caller, 'device' | 'address'> {
  userId: number;
  deviceKey?: string | undefined;
}

/** Signs an account in on the caller's device, which it knows from now on. */
export async function openSession(
  ctx: Ctx,
  tx: Tx,
  { userId, device, address, deviceKey }: NewSession,
): Promise<SignedIn> {
  const token = newToken();
  const now = ctx.clock.now();
  const role = await findRole(tx, userId);
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    device: device.slice(0, LONGEST_DEVICE),
    address,
    now,
    expiresAt: new Date(now.getTime() + lifetimeOf(role).idle),
  });
  const known = await rememberDevice(ctx, tx, { userId, deviceKey });
  const kind = known.isNew && known.hasOthers ? 'new_device' : 'signed_in';
  await watchPlace(ctx, tx, { userId, role, address, device });
  await recordSecurity(ctx, tx, { event: { kind, userId }, by: { address, device } });
  return { token, deviceKey: known.deviceKey };
}
