import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { chooseChannels as chooseCall } from '../calls.ts';
import { lockAccount, mute, selectMuted, unmuteAll } from './queries.ts';

/** The viewer's channels for orders besides the inbox. */
export async function showChannels(
  { db }: Ctx,
  _: unknown,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof chooseCall>> {
  const muted = await selectMuted(db, userId);
  return { email: !muted.has('email'), sms: !muted.has('sms') };
}

/** The choice applies from the next order on. */
export async function chooseChannels(
  ctx: Ctx,
  wanted: CallInput<typeof chooseCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof chooseCall>> {
  const muted = (['email', 'sms'] as const).filter(channel => !wanted[channel]);
  await transaction(ctx, async tx => {
    await lockAccount(tx, userId);
    await unmuteAll(tx, userId);
    await mute(tx, userId, muted);
  });
  return wanted;
}
