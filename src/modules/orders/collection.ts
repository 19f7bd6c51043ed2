import { type Piastres, splitByWeight, sumPiastres } from '#platform/money.ts';
import type { ParcelState } from './parcel.ts';
import { type Parcel, type Part, unitsOf } from './part.ts';

/** Cash at the door, for one parcel (section 4): up to its collection. */
export const COLLECTION_STATES = ['expected', 'due', 'collected', 'void'] as const;
export type CollectionState = (typeof COLLECTION_STATES)[number];

const STATE_OF: Readonly<Record<ParcelState, CollectionState>> = {
  packed: 'expected',
  shipped: 'due',
  delivered: 'collected',
  undelivered: 'void',
  lost: 'void',
  damaged: 'void',
  returned: 'void',
  cancelled: 'void',
};

export const collectionState = (parcel: Pick<Parcel, 'state'>): CollectionState => STATE_OF[parcel.state];

export const isCash = ({ paymentMethod }: Pick<Part, 'paymentMethod'>): boolean =>
  paymentMethod === 'cash_on_delivery';

/** What the goods in a parcel cost. */
export function goodsIn({ lines }: Pick<Part, 'lines'>, parcel: Parcel): Piastres {
  const price = new Map(lines.map(line => [line.id, line.unitPrice]));
  return sumPiastres(parcel.lines.map(line => (price.get(line.lineId) ?? 0) * line.units));
}

/**
 * The part with its fees allotted to its parcels in proportion to their goods, so that what all of them collect is
 * what the buyer owes. A label that has left the house stays as it was printed: later changes fall on those still here.
 */
export function withFeesAllotted(part: Part): Part {
  const gone = part.parcels.filter(parcel => parcel.state !== 'packed' && parcel.state !== 'cancelled');
  const here = part.parcels.filter(parcel => parcel.state === 'packed' && unitsOf(parcel) > 0);
  const rest = part.fees - sumPiastres(gone.map(parcel => parcel.fees));
  const shares = splitByWeight(
    here.length > 0 ? rest : 0,
    here.map(parcel => goodsIn(part, parcel)),
  );
  const feesOf = (parcel: Parcel): Piastres =>
    gone.includes(parcel) ? parcel.fees : (shares[here.indexOf(parcel)] ?? 0);
  return { ...part, parcels: part.parcels.map(parcel => ({ ...parcel, fees: feesOf(parcel) })) };
}

/**
 * What the buyer still owes or has paid for a part in cash: its parcels once everything is packed, before that what is
 * left of the goods, with the fees; nothing once all of it is cancelled.
 */
export function amountDue(part: Part): Piastres {
  const standing = part.lines.some(line => line.open > 0);
  if (!standing) {
    const paying = part.parcels.filter(parcel => collectionState(parcel) !== 'void');
    return sumPiastres(paying.map(parcel => parcel.collected ?? goodsIn(part, parcel) + parcel.fees));
  }
  return part.fees + sumPiastres(part.lines.map(line => (line.ordered - line.cancelled) * line.unitPrice));
}
