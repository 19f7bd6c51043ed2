import type { CallBody, CallInput } from '#platform/call.ts';
import { MOST_COUNTED, pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import {
  NOTICE_GROUP_NAMES,
  NOTICE_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '../notification.ts';
import { countNotifications, countUnreadKinds, findNotifications } from './queries.ts';

/** A page of the viewer's own notices. */
export async function listNotifications(
  { db }: Ctx,
  { page, limit, group }: CallInput<typeof calls.listNotifications>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof calls.listNotifications>> {
  const kinds = group ? NOTICE_GROUPS[group] : NOTIFICATION_KINDS;
  const all = await countNotifications(db, { userId, kinds });
  const unread = await countUnreadKinds(db, userId);
  const offset = (page - 1) * limit;
  const notifications =
    offset < MOST_COUNTED ? await findNotifications(db, { userId, kinds }, { limit, offset }) : [];
  return {
    notifications,
    totalPages: pageCount(all, limit),
    totalNotifications: all,
    unread: sumOf(unread, NOTIFICATION_KINDS),
    unreadOf: unreadByGroup(unread),
  };
}

/** For the mark in the bar of every page. */
export async function countUnread({ db }: Ctx, userId: number): Promise<{ unread: number }> {
  return { unread: sumOf(await countUnreadKinds(db, userId), NOTIFICATION_KINDS) };
}

type Unread = ReadonlyMap<NotificationKind, number>;

function sumOf(unread: Unread, kinds: readonly NotificationKind[]): number {
  return kinds.reduce((sum, kind) => sum + (unread.get(kind) ?? 0), 0);
}

function unreadByGroup(unread: Unread): CallBody<typeof calls.listNotifications>['unreadOf'] {
  const sums = NOTICE_GROUP_NAMES.map(group => [group, sumOf(unread, NOTICE_GROUPS[group])] as const);
  return { orders: 0, messages: 0, money: 0, offers: 0, ...Object.fromEntries(sums) };
}
