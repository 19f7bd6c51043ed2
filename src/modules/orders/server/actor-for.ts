import type { CallBody } from '#platform/call.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { type Actor, actorOf } from '../actor.ts';
import type { acceptMerchantOrder } from '../calls.ts';
import type { MerchantOrder } from '../merchant-order.ts';
import { orderRefusal } from '../text.ts';

/** The caller as an actor on orders. Callers who have nothing to do with orders find none. */
export function actorFor({ viewer, requestId }: Caller<Account>): Actor {
  const actor = actorOf(viewer, { requestId });
  if (!actor) throw orderRefusal('order_not_found');
  return actor;
}

export type MerchantOrderBody = CallBody<typeof acceptMerchantOrder>;

/** A part as its calls return it. */
export function toBody({ id, status, parcels }: MerchantOrder): MerchantOrderBody {
  return {
    merchantOrderId: id,
    status,
    parcels: parcels.map(parcel => ({ id: parcel.id, state: parcel.state })),
  };
}
