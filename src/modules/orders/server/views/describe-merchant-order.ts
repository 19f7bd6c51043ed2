import { toPounds } from '#platform/money.ts';
import type { Actor } from '../../actor.ts';
import { canDo, canDoToParcel, type Reason } from '../../can-do.ts';
import { cashDue, collectionState, isCash } from '../../collection.ts';
import type { MerchantOrder, Parcel } from '../../merchant-order.ts';
import { ORDER_EVENTS, type OrderEvent } from '../../order-event.ts';
import type { OrderAction, ShownParcel } from '../../order-view.ts';
import { PARCEL_EVENTS, type ParcelEvent } from '../../parcel.ts';
import { orderRefusals } from '../../text.ts';

/**
 * Every action that this kind of actor can take on an order, with `yes` or the reason why not now. Buttons are drawn
 * from it. Actions that are never this actor's are left out.
 */
export function merchantOrderActions(merchantOrder: MerchantOrder, actor: Actor): OrderAction[] {
  return ORDER_EVENTS.filter(event => !(PARCEL_EVENTS as readonly string[]).includes(event)).flatMap(event =>
    action(event, canDo(actor, merchantOrder, event)),
  );
}

export function describeParcel(
  parcel: Parcel,
  merchantOrder: MerchantOrder,
  actor: Actor | null,
): ShownParcel {
  const cash = isCash(merchantOrder);
  return {
    ...parcel,
    lines: parcel.lines.map(({ lineId, units }) => ({ lineId, quantity: units })),
    amountDue: cash ? toPounds(cashDue(merchantOrder, parcel)) : null,
    collection: cash ? collectionState(parcel) : null,
    deliveryCode: codeFor(parcel, actor),
    actions: actor
      ? PARCEL_EVENTS.flatMap(event => parcelAction({ parcel, merchantOrder }, actor, event))
      : [],
  };
}

function codeFor({ deliveryCode, carrier, state }: Parcel, actor: Actor | null): string | null {
  return actor?.kind === 'buyer' && carrier === 'merchant' && state === 'shipped' ? deliveryCode : null;
}

function parcelAction(
  { parcel, merchantOrder }: { parcel: Parcel; merchantOrder: MerchantOrder },
  actor: Actor,
  event: ParcelEvent,
): OrderAction[] {
  return action(event, canDoToParcel(actor, { merchantOrder, parcelId: parcel.id }, event));
}

function action(event: OrderEvent, allowed: 'yes' | Reason): OrderAction[] {
  if (allowed === 'not_your_step') return [];
  return [{ event, allowed, why: allowed === 'yes' ? '' : orderRefusals[allowed][1] }];
}
