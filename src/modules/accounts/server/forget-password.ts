import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { enqueueResetCode } from './codes/queries.ts';
import { countCodeAttempt } from './limits.ts';

/** Sends a code if there is such an account. Answer, limits and work are the same if there is none. */
export async function forgetPassword(
  ctx: Ctx,
  { identifier }: CallInput<typeof calls.forgetPassword>,
  { address }: Caller,
): Promise<{ success: true }> {
  await countCodeAttempt(ctx, identifier, address);
  await enqueueResetCode(ctx.db, identifier);
  return { success: true };
}
