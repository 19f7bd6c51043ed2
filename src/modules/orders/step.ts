import { withFeesWaived, withMoneyAllotted } from './collection.ts';
import { type MerchantOrder, type Parcel, type ParcelLine, recomputed } from './merchant-order.ts';
import type { MerchantOrderEvent } from './order-event.ts';
import { type ParcelEvent, parcelRule } from './parcel.ts';
import type { LinesInput, StepDetails } from './step-details.ts';
import { orderRefusal } from './text.ts';

type Step = (merchantOrder: MerchantOrder, details: StepDetails) => MerchantOrder;

/** What each event does to the quantities of a part. Only `canDo` decides whether it may happen. */
const STEPS: Readonly<Record<MerchantOrderEvent, Step>> = {
  paid: merchantOrder => ({ ...merchantOrder, stage: 'new' }),
  switched_to_cash: (merchantOrder, { stage = 'new' }) => ({
    ...merchantOrder,
    stage,
    paymentMethod: 'cash_on_delivery',
  }),
  payment_expired: expire,
  paid_late: merchantOrder => ({
    ...merchantOrder,
    stage: 'new',
    cancelReason: '',
    lines: merchantOrder.lines.map(reviveLine),
  }),
  confirmed: merchantOrder => ({ ...merchantOrder, stage: 'new' }),
  not_confirmed: cancelAll,
  accepted: merchantOrder => ({ ...merchantOrder, stage: 'accepted' }),
  rejected: cancelAll,
  merchant_reminded: merchantOrder => merchantOrder,
  merchant_timed_out: cancelAll,
  cancelled: (merchantOrder, details) => {
    const next = cancelAsked(merchantOrder, details);
    return details.takesFees ? withFeesWaived(merchantOrder, next) : next;
  },
  packed: pack,
  hand_over_late: merchantOrder => merchantOrder,
  delivery_overdue: merchantOrder => merchantOrder,
  withdrawn: withdraw,
  completed: merchantOrder => ({ ...merchantOrder, isCompleted: true }),
  not_received: merchantOrder => merchantOrder,
};

/** A part after an event. Refuses with `wrong_units` if the event names units that are not there. */
export function stepPart(
  merchantOrder: MerchantOrder,
  event: MerchantOrderEvent,
  details: StepDetails,
): MerchantOrder {
  return recomputed(withMoneyAllotted(STEPS[event](merchantOrder, details)));
}

/** A part after an event of one of its parcels. */
export function stepParcel(
  merchantOrder: MerchantOrder,
  { parcelId, event }: { parcelId: number; event: ParcelEvent },
  details: StepDetails,
): MerchantOrder {
  const parcels = merchantOrder.parcels.map(parcel =>
    parcel.id === parcelId ? parcelAfter(parcel, event, details) : parcel,
  );
  const isCompleted = event === 'reopened' ? false : merchantOrder.isCompleted;
  return recomputed({ ...merchantOrder, isCompleted, parcels });
}

function parcelAfter(parcel: Parcel, event: ParcelEvent, details: StepDetails): Parcel {
  const next: Parcel = {
    ...parcel,
    state: parcelRule(event).to,
    outForDelivery: event === 'out_for_delivery',
  };
  if (event === 'attempt_failed') return { ...next, attempts: parcel.attempts + 1 };
  if (event === 'handed_over') return { ...next, deliveryCode: details.newDeliveryCode ?? null };
  if (event === 'delivered')
    return { ...next, proof: details.proof ?? '', collected: details.collected ?? null };
  if (event === 'not_back_in_time') return { ...next, condition: 'lost' };
  if (event === 'back_at_merchant') return comeBack(next, details);
  return { ...next, collected: null };
}

/** Units that came back sellable: as counted, otherwise all or none by the parcel's condition. */
function comeBack(parcel: Parcel, { condition = 'sellable', sellable }: StepDetails): Parcel {
  const restockedOf = (line: ParcelLine): number => {
    const counted = sellable?.find(each => each.lineId === line.lineId)?.quantity;
    return counted ?? (condition === 'sellable' && !sellable ? line.units : 0);
  };
  const lines = parcel.lines.map(line => ({ ...line, restocked: restockedOf(line) }));
  refuseUnless(lines.every(line => line.restocked <= line.units));
  refuseUnless((sellable ?? []).every(each => lines.some(line => line.lineId === each.lineId)));
  return { ...parcel, condition, lines };
}

function cancelAll(merchantOrder: MerchantOrder): MerchantOrder {
  return cancelAsked(merchantOrder, {});
}

/** Units that have not left are cancelled. Units under way count as refused and come back. */
function withdraw(merchantOrder: MerchantOrder): MerchantOrder {
  const hasLeft = merchantOrder.lines.every(line => leftOf(merchantOrder, line.id) === 0);
  const rest = hasLeft ? merchantOrder : cancelAll(merchantOrder);
  return {
    ...rest,
    parcels: rest.parcels.map(parcel =>
      parcel.state === 'shipped' ? parcelAfter(parcel, 'refused', {}) : parcel,
    ),
  };
}

/** Takes the requested units, or all that have not left: unpacked ones first, then from the newest parcels. */
function cancelAsked(merchantOrder: MerchantOrder, { lines }: StepDetails): MerchantOrder {
  const asked =
    lines ?? merchantOrder.lines.map(line => ({ lineId: line.id, quantity: leftOf(merchantOrder, line.id) }));
  refuseUnless(asked.some(({ quantity }) => quantity > 0));
  return asked.reduce((left, each) => cancelLine(left, each), merchantOrder);
}

function cancelLine(merchantOrder: MerchantOrder, { lineId, quantity }: LinesInput[number]): MerchantOrder {
  const line = merchantOrder.lines.find(each => each.id === lineId);
  refuseUnless(line !== undefined && quantity <= leftOf(merchantOrder, lineId));
  const fromOpen = Math.min(line?.open ?? 0, quantity);
  let fromParcels = quantity - fromOpen;
  const parcels = merchantOrder.parcels.toReversed().map(parcel => {
    if (parcel.state !== 'packed') return parcel;
    const taken = Math.min(fromParcels, unitsIn(parcel, lineId));
    fromParcels -= taken;
    return lessened(parcel, { lineId, quantity: taken });
  });
  return {
    ...merchantOrder,
    parcels: parcels.toReversed(),
    lines: merchantOrder.lines.map(each =>
      each.id === lineId
        ? { ...each, open: each.open - fromOpen, cancelled: each.cancelled + quantity }
        : each,
    ),
  };
}

function lessened(parcel: Parcel, { lineId, quantity }: LinesInput[number]): Parcel {
  if (quantity === 0) return parcel;
  const lines = parcel.lines.map(line =>
    line.lineId === lineId ? { ...line, units: line.units - quantity } : line,
  );
  return { ...parcel, lines, state: lines.every(line => line.units === 0) ? 'cancelled' : 'packed' };
}

/** Every open unit goes into exactly one parcel. */
function pack(merchantOrder: MerchantOrder, { parcels = [] }: StepDetails): MerchantOrder {
  const packed = parcels.map((asked, at): Parcel => newParcel(asked, -1 - at));
  for (const line of merchantOrder.lines) {
    const units = packed.reduce((sum, parcel) => sum + unitsIn(parcel, line.id), 0);
    refuseUnless(units === line.open);
  }
  const known = new Set(merchantOrder.lines.map(line => line.id));
  refuseUnless(packed.every(parcel => parcel.lines.every(line => known.has(line.lineId) && line.units > 0)));
  return {
    ...merchantOrder,
    parcels: [...merchantOrder.parcels, ...packed],
    lines: merchantOrder.lines.map(line => ({ ...line, open: 0 })),
  };
}

function newParcel({ carrier, lines }: NonNullable<StepDetails['parcels']>[number], id: number): Parcel {
  return {
    id,
    state: 'packed',
    carrier,
    trackingNumber: null,
    attempts: 0,
    outForDelivery: false,
    deliveryCode: null,
    proof: '',
    condition: null,
    fees: 0,
    credit: 0,
    collected: null,
    lines: lines.map(({ lineId, quantity }) => ({ lineId, units: quantity, restocked: 0, net: 0 })),
  };
}

/** Units that the buyer cancelled before stay cancelled. */
function reviveLine<L extends MerchantOrder['lines'][number]>(line: L): L {
  return { ...line, open: line.open + line.expired, cancelled: line.cancelled - line.expired, expired: 0 };
}

function expire(merchantOrder: MerchantOrder): MerchantOrder {
  const over = cancelAll(merchantOrder);
  const before = new Map(merchantOrder.lines.map(line => [line.id, line.cancelled]));
  return {
    ...over,
    lines: over.lines.map(line => ({ ...line, expired: line.cancelled - (before.get(line.id) ?? 0) })),
  };
}

function leftOf(merchantOrder: MerchantOrder, lineId: number): number {
  const open = merchantOrder.lines.find(line => line.id === lineId)?.open ?? 0;
  const packed = merchantOrder.parcels.filter(parcel => parcel.state === 'packed');
  return packed.reduce((sum, parcel) => sum + unitsIn(parcel, lineId), open);
}

function unitsIn({ lines }: Parcel, lineId: number): number {
  return lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.units : 0), 0);
}

function refuseUnless(holds: unknown): void {
  if (!holds) throw orderRefusal('wrong_units');
}
