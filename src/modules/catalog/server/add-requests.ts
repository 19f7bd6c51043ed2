import type { Runner } from '#platform/server/database.ts';
import { increaseRequests } from './queries.ts';

/** Adds units to numberOfRequests of these products. Products that are gone are passed over. */
export async function addRequests(run: Runner, units: { productId: number; units: number }[]): Promise<void> {
  await increaseRequests(run, JSON.stringify(units));
}
