import type { FrozenLine } from '#modules/ledger/line-money.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import type { Piastres } from '#platform/money.ts';
import type { MerchantOrderView } from './can-do.ts';
import type { Condition, ParcelState } from './parcel.ts';
import { type LineUnits, statusOf } from './quantities.ts';

/** A merchant order as the engine works on it. */
export interface MerchantOrder extends MerchantOrderView {
  id: number;
  orderId: number;
  paymentMethod: string;
  isCompleted: boolean;
  cancelledAt: Date | null;
  /** Delivery, packaging and admin fees together, without what is waived. */
  fees: Piastres;
  /** The delivery fee alone, without what is waived. */
  deliveryFee: Piastres;
  /** What the merchant pays of it in the buyer's place. */
  borneDelivery: Piastres;
  /** The fees of units that the merchant or the shop cancelled. */
  waived: { delivery: Piastres; others: Piastres };
  /** Account credit that was spent on it. */
  credit: Piastres;
  openClaims: number;
  /** Open returns; while there is one, nothing is completed. */
  openReturns: number;
  lines: readonly MerchantOrderLine[];
  parcels: readonly Parcel[];
}

export interface MerchantOrderLine extends LineUnits, Omit<FrozenLine, 'quantity'> {
  id: number;
  variantId: number;
  /** The units cancelled by the payment deadline; late money revives only these. */
  expired: number;
}

/** A line as it was frozen with the order. */
export const frozenLine = (line: MerchantOrderLine): FrozenLine => ({ ...line, quantity: line.ordered });

export interface Parcel {
  /** Negative until it is written. */
  id: number;
  state: ParcelState;
  carrier: CourierName;
  trackingNumber: string | null;
  attempts: number;
  outForDelivery: boolean;
  deliveryCode: string | null;
  proof: string;
  condition: Condition | null;
  /** Its share of the part's fees. */
  fees: Piastres;
  /** Its share of the account credit, if the rest is paid at the door. */
  credit: Piastres;
  /** The cash collected at the door; null until then. */
  collected: Piastres | null;
  /** The courier has paid that cash over, or it was written off: nobody doubts the delivery any more. */
  cashIsIn?: boolean;
  lines: readonly ParcelLine[];
}

export interface ParcelLine {
  lineId: number;
  units: number;
  restocked: number;
  /** What the buyer pays for these units. The first parcels get the piastres that do not divide. */
  net: Piastres;
}

const IN_PARCEL: ReadonlySet<ParcelState> = new Set(['packed', 'shipped']);
const FAILED: ReadonlySet<ParcelState> = new Set(['undelivered', 'lost', 'damaged', 'returned']);

/** The part with its lines recomputed from its parcels, and the status that follows. */
export function recomputed(merchantOrder: MerchantOrder): MerchantOrder {
  const lines = merchantOrder.lines.map(line => ({
    ...line,
    inParcel: unitsIn(merchantOrder, line.id, state => IN_PARCEL.has(state)),
    delivered: unitsIn(merchantOrder, line.id, state => state === 'delivered'),
    failed: unitsIn(merchantOrder, line.id, state => FAILED.has(state)),
  }));
  return {
    ...merchantOrder,
    lines,
    status: statusOf({ ...merchantOrder, lines, parcels: merchantOrder.parcels.map(sized) }),
  };
}

export function unitsIn(
  { parcels }: Pick<MerchantOrder, 'parcels'>,
  lineId: number,
  isMeant: (state: ParcelState) => boolean,
): number {
  return parcels
    .filter(parcel => isMeant(parcel.state))
    .flatMap(parcel => parcel.lines)
    .reduce((units, line) => units + (line.lineId === lineId ? line.units : 0), 0);
}

export function unitsOf(parcel: Pick<Parcel, 'lines'>): number {
  return parcel.lines.reduce((units, line) => units + line.units, 0);
}

const sized = (parcel: Parcel) => ({ state: parcel.state, units: unitsOf(parcel) });
