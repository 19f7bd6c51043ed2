import type { Runner } from '#platform/server/database.ts';
import { findOrderCounts } from './personal-data.sql.ts';

/** The number of orders of each account; accounts without orders are missing. */
export async function countOrders(
  runner: Runner,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return userIds.length === 0 ? new Map() : findOrderCounts(runner, userIds);
}
