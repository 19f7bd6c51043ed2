import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { listOrders as listCall } from '../../calls.ts';
import { orderStatus } from '../../order.ts';
import { countOrders, selectOrders } from './queries.ts';

/** The viewer's own orders, newest first, each with its derived status. */
export async function listOrders(
  { db }: Ctx,
  { page, limit }: CallInput<typeof listCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const totalOrders = await countOrders(db, viewer.userId);
  const rows = await selectOrders(db, viewer.userId, { limit, offset: (page - 1) * limit });
  const orders = rows.map(({ id, placedAt, total, statuses, units, images }) => ({
    id,
    placedAt: placedAt.toISOString(),
    status: orderStatus(statuses),
    units,
    merchants: statuses.length,
    images,
    total: toPounds(total),
  }));
  return { orders, totalOrders, totalPages: pageCount(totalOrders, limit) };
}
