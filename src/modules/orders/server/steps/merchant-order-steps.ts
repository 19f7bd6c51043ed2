import { openCourier } from '#modules/shipping/server/couriers.ts';
import { shippingRefusal } from '#modules/shipping/text.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import type { MerchantOrderEvent } from '../../order-event.ts';
import type { StepDetails } from '../../step-details.ts';
import { orderRefusal } from '../../text.ts';
import { actorFor, type MerchantOrderBody, toBody } from '../actor-for.ts';
import { ownRecord } from '../couriers/own-record.ts';
import { lockGroup, selectMerchantOrders } from '../queries.ts';
import { applyEvent, applyEventIn, applyToOrderIn } from './apply-event.ts';

/** A call whose whole effect is one event of the table. */
export function step(event: MerchantOrderEvent) {
  return async (
    ctx: Ctx,
    { merchantOrderId, ...details }: { merchantOrderId: number } & StepDetails,
    caller: Caller<Account>,
  ): Promise<MerchantOrderBody> =>
    toBody(await applyEvent(ctx, { merchantOrderId, event, by: actorFor(caller), details }));
}

export async function reportNotReceived(
  ctx: Ctx,
  { merchantOrderId, note = '' }: CallInput<typeof calls.reportNotReceived>,
  caller: Caller<Account>,
): Promise<MerchantOrderBody> {
  return step('not_received')(ctx, { merchantOrderId, reason: note }, caller);
}

/** Without parcels, everything goes into one that the merchant delivers. */
export async function packMerchantOrder(
  ctx: Ctx,
  { merchantOrderId, parcels }: CallInput<typeof calls.packMerchantOrder>,
  caller: Caller<Account>,
): Promise<MerchantOrderBody> {
  const by = actorFor(caller);
  const offered = parcels?.every(({ carrier }) => openCourier(ctx.config, carrier, ownRecord(ctx))) ?? true;
  if (!offered) throw shippingRefusal('courier_not_offered');
  const merchantOrder = await transaction(ctx, async tx => {
    const orderId = await lockGroup(tx, { merchantOrderId });
    const merchantOrders = orderId === undefined ? [] : await selectMerchantOrders(tx, orderId);
    const found = merchantOrders.find(each => each.id === merchantOrderId);
    const open = (found?.lines ?? []).filter(line => line.open > 0);
    const lines = open.map(line => ({ lineId: line.id, quantity: line.open }));
    const details = { parcels: parcels ?? [{ carrier: 'merchant', lines }] };
    return applyEventIn(ctx, tx, { merchantOrderId, event: 'packed', by, details });
  });
  return toBody(merchantOrder);
}

/** Every part that can still be cancelled, each on its own; one that has left does not stop the others. */
export async function cancelOrder(
  ctx: Ctx,
  { orderId, reason }: CallInput<typeof calls.cancelOrder>,
  caller: Caller<Account>,
): Promise<CallBody<typeof calls.cancelOrder>> {
  const by = actorFor(caller);
  const details = reason ? { reason } : {};
  if (by.kind !== 'buyer') throw orderRefusal('not_your_step');
  const merchantOrders = await transaction(ctx, tx =>
    applyToOrderIn(ctx, tx, { orderId, event: 'cancelled', by, details }),
  );
  return { merchantOrders: merchantOrders.map(toBody) };
}
