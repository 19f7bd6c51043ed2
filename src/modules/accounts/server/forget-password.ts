import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { enqueueResetCode } from './codes/queries.ts';
import { countAttempt, networkOf } from './limits.ts';
import { findCredentials } from './queries.ts';
import { isKnownDevice } from './sessions/known-device.ts';

/**
 * Sends a code if there is such an account. Answer, limits and work are the same if there is none. Strangers who ask in somebody's name do not
 * use up what the owner's own devices may ask for.
 */
export async function forgetPassword(
  ctx: Ctx,
  { identifier, deviceKey }: CallInput<typeof calls.forgetPassword>,
  { address }: Caller,
): Promise<{ success: true }> {
  const found = await findCredentials(ctx.db, identifier);
  if (await isKnownDevice(ctx, found?.userId, deviceKey)) {
    await countAttempt(ctx, 'reset_pause', `${identifier}@${deviceKey}`);
    await countAttempt(ctx, 'reset_by_device', `${identifier}@${deviceKey}`);
  } else {
    await countAttempt(ctx, 'code_by_address', address);
    await countAttempt(ctx, 'reset_by_asker', `${identifier}@${networkOf(address)}`);
    await countAttempt(ctx, 'reset_pause', identifier);
    await countAttempt(ctx, 'reset_by_receiver', identifier);
  }
  await enqueueResetCode(ctx.db, identifier);
  return { success: true };
}
