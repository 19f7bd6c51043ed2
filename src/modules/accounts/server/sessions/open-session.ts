import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Caller } from '#platform/viewer.ts';
import { SESSION_LIFETIME } from '../../session.ts';
import { insertSession } from './queries.ts';
import { hashToken, newToken } from './token.ts';

const LONGEST_DEVICE = 300;

/** Signs an account in on the caller's device and returns the token, which is shown only this once. */
export async function openSession(
  ctx: Ctx,
  tx: Tx,
  { userId, device }: { userId: number } & Pick<Caller, 'device'>,
): Promise<{ token: string }> {
  const token = newToken();
  const now = ctx.clock.now();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    device: device.slice(0, LONGEST_DEVICE),
    now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME),
  });
  return { token };
}
