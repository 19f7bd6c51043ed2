import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { isParty } from '../../actor.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import type { setTracking as setCall } from '../../back-office.calls.ts';
import { mayNotAct } from '../../can-do.ts';
import { orderRefusal } from '../../text.ts';
import { actorFor, type MerchantOrderBody, toBody } from '../actor-for.ts';
import { lockGroup, selectMerchantOrders } from '../queries.ts';
import { updateTracking } from './queries.ts';

/**
 * Records the tracking number of a parcel that its merchant delivers or sends itself; other couriers supply their own.
 * Refuses with `not_possible_now` once the parcel has arrived, and with `tracking_taken`.
 */
export async function setTracking(
  ctx: Ctx,
  { parcelId, trackingNumber }: CallInput<typeof setCall>,
  caller: Caller<Account>,
): Promise<MerchantOrderBody> {
  const by = actorFor(caller);
  return transaction(ctx, async tx => {
    const orderId = await lockGroup(tx, { parcelId });
    const merchantOrders = orderId === undefined ? [] : await selectMerchantOrders(tx, orderId);
    const merchantOrder = merchantOrders.find(({ parcels }) => parcels.some(({ id }) => id === parcelId));
    const parcel = merchantOrder?.parcels.find(({ id }) => id === parcelId);
    if (!merchantOrder || !parcel || !isParty(by, merchantOrder)) throw orderRefusal('order_not_found');
    if (by.kind === 'merchant' && mayNotAct(merchantOrder.merchantStatus))
      throw orderRefusal('merchant_suspended');
    if (parcel.carrier !== 'merchant') throw orderRefusal('not_carried_by_you');
    if (parcel.state !== 'packed' && parcel.state !== 'shipped') throw orderRefusal('not_possible_now');
    if (!(await updateTracking(tx, parcelId, trackingNumber)))
      throw backOfficeRefusal('tracking_taken', {
        fields: { trackingNumber: backOfficeRefusal('tracking_taken').message },
      });
    return toBody(merchantOrder);
  });
}
