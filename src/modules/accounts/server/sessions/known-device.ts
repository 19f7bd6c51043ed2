import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { hasDevice, hasDevices, insertDevice, touchDevice } from './known-device.sql.ts';
import { hashToken, isToken, newToken } from './token.ts';

/** A device is forgotten this long after its last sign-in. */
const REMEMBERED_FOR = 180 * DAY;

/**
 * Whether the account signed in on this device before. Strangers' guesses never keep such a device out, because it has
 * tries of its own.
 */
export async function isKnownDevice(
  ctx: Ctx,
  userId: number | undefined,
  deviceKey: string | undefined,
): Promise<boolean> {
  if (userId === undefined || deviceKey === undefined || !isToken(deviceKey)) return false;
  return hasDevice(ctx.db, { userId, keyHash: hashToken(deviceKey), now: ctx.clock.now() });
}

/** The key by which this device is known from now on; its present one if the account has it already. */
export async function rememberDevice(
  ctx: Ctx,
  tx: Tx,
  { userId, deviceKey }: { userId: number; deviceKey: string | undefined },
): Promise<{ deviceKey: string; isNew: boolean; hasOthers: boolean }> {
  const now = ctx.clock.now();
  const forgetAt = new Date(now.getTime() + REMEMBERED_FOR);
  if (deviceKey !== undefined && isToken(deviceKey)) {
    const known = { userId, keyHash: hashToken(deviceKey), now, forgetAt };
    if (await touchDevice(tx, known)) return { deviceKey, isNew: false, hasOthers: true };
  }
  const key = newToken();
  const hasOthers = await hasDevices(tx, userId);
  await insertDevice(tx, { userId, keyHash: hashToken(key), forgetAt });
  return { deviceKey: key, isNew: true, hasOthers };
}
