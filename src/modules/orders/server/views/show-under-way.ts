import type { CallBody } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { showUnderWay as underWayCall } from '../../calls.ts';
import { isInTab, type OwnTab, orderStatus } from '../../order.ts';
import { countOrders, selectBeside, selectNearest, selectStatusCounts } from './queries.ts';

/** What of the viewer's own orders still has to happen, and what else the account has. */
export async function showUnderWay(
  { db }: Ctx,
  _: object,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof underWayCall>> {
  const [orders, counts, nearest, beside] = await Promise.all([
    countOrders(db, userId),
    selectStatusCounts(db, userId),
    selectNearest(db, userId),
    selectBeside(db, userId),
  ]);
  const inTab = (tab: OwnTab) =>
    counts
      .filter(counted => isInTab(orderStatus(counted.statuses), tab))
      .reduce((sum, counted) => sum + counted.orders, 0);
  return {
    orders,
    toPay: inTab('to_pay'),
    preparing: inTab('preparing'),
    onTheWay: inTab('on_the_way'),
    beside,
    nearest: nearest ?? null,
  };
}
