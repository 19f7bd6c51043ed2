import { type Ctx, transaction } from '#platform/server/context.ts';
import { sumUp, takeStale } from './queries.ts';

/** Brings the sums of merchants up to date whose earnings moved since. Gives how many those were. */
export function countEarnings(ctx: Ctx): Promise<number> {
  return transaction(ctx, async tx => {
    const merchantIds = await takeStale(tx);
    if (merchantIds.length > 0) await sumUp(tx, merchantIds);
    return merchantIds.length;
  });
}
