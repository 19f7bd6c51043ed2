import { isRefusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Actor } from '../actor.ts';
import { applyToOrderIn } from './apply-event.ts';
import { rollbackToSavepoint, savepoint } from './queries.ts';

/**
 * Late money brings an order back to life, all of it or nothing: false when it was not the deadline that cancelled it, at
 * most 7 days ago, when not every unit can be had again, or `onlyIf`, asked of the revived order, says no. Then nothing has changed.
 */
export async function reviveOrder(
  ctx: Ctx,
  tx: Tx,
  { orderId, by, onlyIf }: { orderId: number; by: Actor; onlyIf: () => Promise<boolean> },
): Promise<boolean> {
  await savepoint(tx);
  try {
    await applyToOrderIn(ctx, tx, { orderId, event: 'paid_late', by });
    if (await onlyIf()) return true;
    await rollbackToSavepoint(tx);
    return false;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await rollbackToSavepoint(tx);
    return false;
  }
}
