import type { CallBody, CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { listNotifications as listCall } from '../calls.ts';
import { MOST_COUNTED } from '../notification.ts';
import { countNotifications, findNotifications } from './queries.ts';

/** A page of the viewer's own inbox. */
export async function listNotifications(
  { db }: Ctx,
  { page, limit }: CallInput<typeof listCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const { all, unread } = await countNotifications(db, userId);
  const offset = (page - 1) * limit;
  const notifications = offset < MOST_COUNTED ? await findNotifications(db, userId, { limit, offset }) : [];
  return { notifications, totalPages: pageCount(all, limit), totalNotifications: all, unread };
}
