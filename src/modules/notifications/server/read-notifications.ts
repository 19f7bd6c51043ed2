import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { readNotifications as readCall } from '../calls.ts';
import { countNotifications, markRead } from './queries.ts';

/** Marks the viewer's own entries as read, and returns how many are left. */
export async function readNotifications(
  { db, clock }: Ctx,
  { ids }: CallInput<typeof readCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof readCall>> {
  await markRead(db, { userId, ids, now: clock.now() });
  const { unread } = await countNotifications(db, userId);
  return { unread };
}
