import type { Tx } from '#platform/server/database.ts';
import type { Part } from '../part.ts';
import { lockGroup, selectParts } from './queries.ts';

/**
 * Locks the group of a merchant order as every step of the engine does, and returns the current part; undefined if
 * there is none. The transaction may lock stock next, then the ledger.
 */
export async function lockPart(tx: Tx, merchantOrderId: number): Promise<Part | undefined> {
  const orderId = await lockGroup(tx, { merchantOrderId });
  if (orderId === undefined) return undefined;
  return (await selectParts(tx, orderId)).find(part => part.id === merchantOrderId);
}
