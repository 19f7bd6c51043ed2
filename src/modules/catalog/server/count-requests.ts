import { type Ctx, transaction } from '#platform/server/context.ts';
import { foldRequests } from './count-requests.sql.ts';

/** Adds what was ordered since the last time to numberOfRequests: each product is written once a minute. */
export async function countRequests(ctx: Ctx): Promise<void> {
  await transaction(ctx, foldRequests);
}
