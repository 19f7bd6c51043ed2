import { type Ctx, transaction } from '#platform/server/context.ts';
import { sumUp, takeStale } from './earnings.sql.ts';

/** Recounts the sums of merchants whose earnings changed. Returns how many. */
export function countEarnings(ctx: Ctx): Promise<number> {
  return transaction(ctx, async tx => {
    const merchantIds = await takeStale(tx);
    if (merchantIds.length > 0) await sumUp(tx, merchantIds);
    return merchantIds.length;
  });
}
