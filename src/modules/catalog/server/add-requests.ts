import type { Runner } from '#platform/server/database.ts';
import { increaseRequests } from './queries.ts';

/** Adds units to numberOfRequests of these products. Deleted products are skipped. */
export async function addRequests(run: Runner, units: { productId: number; units: number }[]): Promise<void> {
  await increaseRequests(run, JSON.stringify(units));
}
