import { withMoneyAllotted } from './collection.ts';
import { type MerchantOrder, type Parcel, type ParcelLine, recomputed } from './merchant-order.ts';
import type { MerchantOrderEvent } from './order-event.ts';
import { type ParcelEvent, parcelRule } from './parcel.ts';
import type { LinesInput, StepDetails } from './step-details.ts';
import { orderRefusal } from './text.ts';

type Step = (part: MerchantOrder, details: StepDetails) => MerchantOrder;

/** What each event does to the quantities of a part. Only `canDo` decides whether it may happen. */
const STEPS: Readonly<Record<MerchantOrderEvent, Step>> = {
  paid: part => ({ ...part, stage: 'new' }),
  switched_to_cash: (part, { stage = 'new' }) => ({ ...part, stage, paymentMethod: 'cash_on_delivery' }),
  payment_expired: expire,
  paid_late: part => ({ ...part, stage: 'new', cancelReason: '', lines: part.lines.map(reviveLine) }),
  confirmed: part => ({ ...part, stage: 'new' }),
  not_confirmed: cancelAll,
  accepted: part => ({ ...part, stage: 'accepted' }),
  rejected: cancelAll,
  merchant_reminded: part => part,
  merchant_timed_out: cancelAll,
  cancelled: cancelAsked,
  packed: pack,
  hand_over_late: part => part,
  delivery_overdue: part => part,
  withdrawn: withdraw,
  completed: part => ({ ...part, isCompleted: true }),
  not_received: part => part,
};

/** A part after an event. Refuses with `wrong_units` if the event names units that are not there. */
export function stepPart(
  part: MerchantOrder,
  event: MerchantOrderEvent,
  details: StepDetails,
): MerchantOrder {
  return recomputed(withMoneyAllotted(STEPS[event](part, details)));
}

/** A part after an event of one of its parcels. */
export function stepParcel(
  part: MerchantOrder,
  { parcelId, event }: { parcelId: number; event: ParcelEvent },
  details: StepDetails,
): MerchantOrder {
  const parcels = part.parcels.map(parcel =>
    parcel.id === parcelId ? parcelAfter(parcel, event, details) : parcel,
  );
  const isCompleted = event === 'reopened' ? false : part.isCompleted;
  return recomputed({ ...part, isCompleted, parcels });
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

function cancelAll(part: MerchantOrder): MerchantOrder {
  return cancelAsked(part, {});
}

/** Units that have not left are cancelled. Units under way count as refused and come back. */
function withdraw(part: MerchantOrder): MerchantOrder {
  const hasLeft = part.lines.every(line => leftOf(part, line.id) === 0);
  const rest = hasLeft ? part : cancelAll(part);
  return {
    ...rest,
    parcels: rest.parcels.map(parcel =>
      parcel.state === 'shipped' ? parcelAfter(parcel, 'refused', {}) : parcel,
    ),
  };
}

/** Takes the requested units, or all that have not left: unpacked ones first, then from the newest parcels. */
function cancelAsked(part: MerchantOrder, { lines }: StepDetails): MerchantOrder {
  const asked = lines ?? part.lines.map(line => ({ lineId: line.id, quantity: leftOf(part, line.id) }));
  refuseUnless(asked.some(({ quantity }) => quantity > 0));
  return asked.reduce((left, each) => cancelLine(left, each), part);
}

function cancelLine(part: MerchantOrder, { lineId, quantity }: LinesInput[number]): MerchantOrder {
  const line = part.lines.find(each => each.id === lineId);
  refuseUnless(line !== undefined && quantity <= leftOf(part, lineId));
  const fromOpen = Math.min(line?.open ?? 0, quantity);
  let fromParcels = quantity - fromOpen;
  const parcels = part.parcels.toReversed().map(parcel => {
    if (parcel.state !== 'packed') return parcel;
    const taken = Math.min(fromParcels, unitsIn(parcel, lineId));
    fromParcels -= taken;
    return lessened(parcel, { lineId, quantity: taken });
  });
  return {
    ...part,
    parcels: parcels.toReversed(),
    lines: part.lines.map(each =>
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
function pack(part: MerchantOrder, { parcels = [] }: StepDetails): MerchantOrder {
  const packed = parcels.map((asked, at): Parcel => newParcel(asked, -1 - at));
  for (const line of part.lines) {
    const units = packed.reduce((sum, parcel) => sum + unitsIn(parcel, line.id), 0);
    refuseUnless(units === line.open);
  }
  const known = new Set(part.lines.map(line => line.id));
  refuseUnless(packed.every(parcel => parcel.lines.every(line => known.has(line.lineId) && line.units > 0)));
  return {
    ...part,
    parcels: [...part.parcels, ...packed],
    lines: part.lines.map(line => ({ ...line, open: 0 })),
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

function expire(part: MerchantOrder): MerchantOrder {
  const over = cancelAll(part);
  const before = new Map(part.lines.map(line => [line.id, line.cancelled]));
  return {
    ...over,
    lines: over.lines.map(line => ({ ...line, expired: line.cancelled - (before.get(line.id) ?? 0) })),
  };
}

function leftOf(part: MerchantOrder, lineId: number): number {
  const open = part.lines.find(line => line.id === lineId)?.open ?? 0;
  const packed = part.parcels.filter(parcel => parcel.state === 'packed');
  return packed.reduce((sum, parcel) => sum + unitsIn(parcel, lineId), open);
}

function unitsIn({ lines }: Parcel, lineId: number): number {
  return lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.units : 0), 0);
}

function refuseUnless(holds: unknown): void {
  if (!holds) throw orderRefusal('wrong_units');
}
