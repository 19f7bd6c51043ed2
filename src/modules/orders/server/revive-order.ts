import { isRefusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Actor } from '../actor.ts';
import { rollbackToSavepoint, savepoint } from './revive-order.sql.ts';
import { applyToOrderIn } from './steps/apply-event.ts';

/**
 * Late money revives an order, all of it or nothing. Returns false, with nothing changed, if the deadline did not
 * cancel it, if that was more than 7 days ago, if a unit is no longer available, or if `onlyIf`, called on the revived
 * order, says no.
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
