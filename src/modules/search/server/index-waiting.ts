import type { Ctx } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/transaction.ts';
import { completeWaiting, takeWaiting } from './index-waiting.sql.ts';
import { indexChanged } from './reindex.ts';

/** So many waiting jobs are done with the first, in some tenths of a second. */
const MOST = 200;

/**
 * Indexes these products and those of the jobs that wait behind this one: when many products change, 200 of them together
 * cost a quarter of what each costs alone. If it fails, all of the jobs are still there.
 */
export async function indexWaiting(ctx: Ctx, productIds: readonly number[]): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    const waiting = await takeWaiting(tx, MOST);
    const ids = new Set([...productIds, ...waiting.flatMap(job => job.productIds)]);
    await indexChanged(
      tx,
      [...ids].toSorted((a, b) => a - b),
    );
    await completeWaiting(
      tx,
      waiting.map(({ id }) => id),
    );
  });
}
