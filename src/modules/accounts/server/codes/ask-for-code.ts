import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import { countAskedCode, countOwnCode } from '../limits.ts';
import { findCredentials } from '../queries.ts';
import { isKnownDevice } from '../sessions/known-device.ts';
import { enqueueEntryCode, enqueueOwnerCode } from './queries.ts';

/** Sends a code to the mobile. Answer, limits and work are the same whether or not it has an account. */
export async function askToEnter(
  ctx: Ctx,
  { mobile, deviceKey }: CallInput<typeof calls.sendEntryCode>,
  { address }: Caller,
): Promise<{ success: true }> {
  const found = await findCredentials(ctx.db, mobile);
  const isKnown = await isKnownDevice(ctx, found?.userId, deviceKey);
  await countAskedCode(ctx, 'enter', { receiver: mobile, address, device: isKnown ? deviceKey : undefined });
  await enqueueEntryCode(ctx.db, mobile);
  return { success: true };
}

/** Sends a code to the account's mobile, by which its owner confirms what a password would confirm. */
export async function askForOwnerCode(
  ctx: Ctx,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<{ success: true }> {
  await countOwnCode(ctx, userId, address);
  await enqueueOwnerCode(ctx.db, userId);
  return { success: true };
}
