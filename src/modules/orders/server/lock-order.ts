import type { Runner, Tx } from '#platform/server/database.ts';
import type { Part } from '../part.ts';
import { lockGroup, selectParts } from './queries.ts';

/**
 * The parts of an order, locked until the transaction ends. Everybody who changes an order locks them this way. Empty
 * if there is no such order.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<Part[]> {
  const found = await lockGroup(tx, { orderId });
  return found === undefined ? [] : selectParts(tx, orderId);
}

/** The same without a lock, so it may be out of date when it is read. */
export async function listParts(run: Runner, orderId: number): Promise<Part[]> {
  return selectParts(run, orderId);
}
