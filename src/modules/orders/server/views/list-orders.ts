import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { listOrders as listCall } from '../../calls.ts';
import { isInTab, type OwnTab, orderStatus } from '../../order.ts';
import { countOrders, selectOrders, selectStatusCounts } from './queries.ts';

/** The viewer's own orders, newest first, each with its derived status. */
export async function listOrders(
  { db }: Ctx,
  { page, limit, tab }: CallInput<typeof listCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const { totalOrders, statuses: shown } = await findShown(db, viewer.userId, tab);
  const at = { limit, offset: (page - 1) * limit };
  const rows = totalOrders === 0 ? [] : await selectOrders(db, viewer.userId, { ...at, statuses: shown });
  const orders = rows.map(({ id, placedAt, total, statuses, units, merchants, images, promised }) => ({
    id,
    placedAt: placedAt.toISOString(),
    status: orderStatus(statuses),
    units,
    merchants,
    images,
    total: toPounds(total),
    promised,
  }));
  return { orders, totalOrders, totalPages: pageCount(totalOrders, limit) };
}

/** How many orders a list has, and which statuses their parts have; null if that decides nothing. */
async function findShown(run: Runner, userId: number, tab: OwnTab | undefined) {
  if (tab === undefined) return { totalOrders: await countOrders(run, userId), statuses: null };
  const counts = await selectStatusCounts(run, userId);
  const inTab = counts.filter(({ statuses }) => isInTab(orderStatus(statuses), tab));
  const totalOrders = inTab.reduce((sum, { orders }) => sum + orders, 0);
  return { totalOrders, statuses: inTab.map(({ statuses }) => statuses) };
}
