import type { Tx } from '#platform/server/database.ts';
import { changeStock } from './stock.sql.ts';

/** Takes units for an order that is about to be written, all or nothing; false if they are not available. */
export async function takeUnits(
  tx: Tx,
  units: readonly { variantId: number; quantity: number }[],
  as: 'held' | 'allocated',
): Promise<boolean> {
  const taken = units.map(({ variantId, quantity }) => ({
    variantId,
    onHand: 0,
    held: 0,
    allocated: 0,
    [as]: quantity,
  }));
  return changeStock(tx, taken);
}
