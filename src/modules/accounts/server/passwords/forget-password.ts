import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import { enqueueResetCode } from '../codes/queries.ts';
import { countAskedCode } from '../limits.ts';
import { findCredentials } from '../queries.ts';
import { isKnownDevice } from '../sessions/known-device.ts';

/**
 * Sends a code if there is such an account. Answer, limits and work are the same if there is none.
 */
export async function forgetPassword(
  ctx: Ctx,
  { identifier, deviceKey }: CallInput<typeof calls.forgetPassword>,
  { address }: Caller,
): Promise<{ success: true }> {
  const found = await findCredentials(ctx.db, identifier);
  const isKnown = await isKnownDevice(ctx, found?.userId, deviceKey);
  await countAskedCode(ctx, 'reset', {
    receiver: identifier,
    address,
    device: isKnown ? deviceKey : undefined,
  });
  await enqueueResetCode(ctx.db, identifier);
  return { success: true };
}
