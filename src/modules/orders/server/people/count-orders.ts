import type { Runner } from '#platform/server/database.ts';
import { findOrderCounts } from './queries.ts';

/** Orders placed by each account; none for who placed none. */
export async function countOrders(
  runner: Runner,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return userIds.length === 0 ? new Map() : findOrderCounts(runner, userIds);
}
