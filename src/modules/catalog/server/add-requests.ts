import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import { foldRequests, insertRequests } from './queries.ts';

/** Adds units to numberOfRequests of these products, within a minute. Deleted products are skipped. */
export async function addRequests(run: Runner, units: { productId: number; units: number }[]): Promise<void> {
  await insertRequests(run, JSON.stringify(units));
}

/** Counts what was added since the last time: each product is written once a minute, however many order it. */
export async function countAddedRequests(ctx: Ctx): Promise<void> {
  await transaction(ctx, foldRequests);
}
