import type { Tx } from '#platform/server/database.ts';
import type { MerchantOrder } from '../merchant-order.ts';
import { lockGroup, selectMerchantOrders } from './queries.ts';

/**
 * Locks the group of a merchant order as every step of the engine does, and returns the current part; undefined if
 * there is none. The transaction may lock stock next, then the ledger.
 */
export async function lockMerchantOrder(tx: Tx, merchantOrderId: number): Promise<MerchantOrder | undefined> {
  const orderId = await lockGroup(tx, { merchantOrderId });
  if (orderId === undefined) return undefined;
  return (await selectMerchantOrders(tx, orderId)).find(
    merchantOrder => merchantOrder.id === merchantOrderId,
  );
}
