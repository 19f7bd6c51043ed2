import type { CallBody } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { showUnderWay as underWayCall } from '../../calls.ts';
import { type OrderStatus, orderStatus } from '../../order.ts';
import { countOrders, selectNearest, selectStatusCounts } from './queries.ts';

/** What of the viewer's own orders still has to happen. */
export async function showUnderWay(
  { db }: Ctx,
  _: object,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof underWayCall>> {
  const [orders, counts, nearest] = await Promise.all([
    countOrders(db, userId),
    selectStatusCounts(db, userId),
    selectNearest(db, userId),
  ]);
  const inAll = (...statuses: readonly OrderStatus[]) =>
    counts
      .filter(counted => statuses.includes(orderStatus(counted.statuses)))
      .reduce((sum, counted) => sum + counted.orders, 0);
  return {
    orders,
    toPay: inAll('awaiting_payment'),
    preparing: inAll('awaiting_confirmation', 'in_preparation'),
    onTheWay: inAll('on_the_way', 'partly_delivered'),
    nearest: nearest ?? null,
  };
}
