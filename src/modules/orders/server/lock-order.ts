import type { Runner, Tx } from '#platform/server/database.ts';
import type { Part } from '../part.ts';
import { lockGroup, selectParts } from './queries.ts';

/** The parts of an order, locked until the transaction ends, as everybody locks who changes one; none for no order. */
export async function lockOrder(tx: Tx, orderId: number): Promise<Part[]> {
  const found = await lockGroup(tx, { orderId });
  return found === undefined ? [] : selectParts(tx, orderId);
}

/** The same without a lock: what it says may be over when it is read. */
export async function listParts(run: Runner, orderId: number): Promise<Part[]> {
  return selectParts(run, orderId);
}
