import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { countUnread } from './list-notifications.ts';
import { markAllRead, markLinkRead, markRead } from './queries.ts';

/** Marks the viewer's own entries as read, and returns how many are left. */
export async function readNotifications(
  ctx: Ctx,
  { ids }: CallInput<typeof calls.readNotifications>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof calls.readNotifications>> {
  await markRead(ctx.db, { userId, ids, now: ctx.clock.now() });
  return countUnread(ctx, userId);
}

/** What came after the newest that was shown stays unread. */
export async function readAllNotifications(
  ctx: Ctx,
  { upTo }: CallInput<typeof calls.readAllNotifications>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof calls.readAllNotifications>> {
  await markAllRead(ctx.db, { userId, upTo, now: ctx.clock.now() });
  return countUnread(ctx, userId);
}

/** Whoever has seen a page knows what its notices say; in the caller's transaction. */
export async function readNoticesAbout(
  ctx: Ctx,
  tx: Tx,
  about: { userId: number; link: string },
): Promise<void> {
  await markLinkRead(tx, { ...about, now: ctx.clock.now() });
}
