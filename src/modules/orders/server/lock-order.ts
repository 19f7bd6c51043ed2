import type { Runner, Tx } from '#platform/server/database.ts';
import type { MerchantOrder } from '../merchant-order.ts';
import { lockGroup, selectMerchantOrders, selectPlaceOfEvent } from './queries.ts';

/**
 * The parts of an order, locked until the transaction ends. Everybody who changes an order locks them this way. Empty
 * if there is no such order.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<MerchantOrder[]> {
  const found = await lockGroup(tx, { orderId });
  return found === undefined ? [] : selectMerchantOrders(tx, orderId);
}

/** The same of an event's order, and where in it that happened; undefined if there is no such event. */
export async function lockOrderOfEvent(tx: Tx, eventId: number) {
  const place = await selectPlaceOfEvent(tx, eventId);
  return place && { ...place, merchantOrders: await lockOrder(tx, place.orderId) };
}

/** The same without a lock, so it may be out of date when it is read. */
export async function listMerchantOrders(run: Runner, orderId: number): Promise<MerchantOrder[]> {
  return selectMerchantOrders(run, orderId);
}
