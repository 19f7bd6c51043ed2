import { moneyOfUnits } from '#modules/ledger/line-money.ts';
import { type Piastres, splitByWeight, sumPiastres } from '#platform/money.ts';
import type { ParcelState } from './parcel.ts';
import { frozenLine, type Parcel, type ParcelLine, type Part, type PartLine, unitsOf } from './part.ts';

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

/** What the buyer pays for the goods in a parcel. */
export function goodsIn({ lines }: Pick<Parcel, 'lines'>): Piastres {
  return sumPiastres(lines.map(({ net }) => net));
}

/** What a parcel costs its buyer, by whatever he pays. */
function worthOf(parcel: Parcel): Piastres {
  return goodsIn(parcel) + parcel.fees;
}

/** What is taken at the door for a parcel, after what account credit pays of it; 0 where it is paid by then. */
export function cashDue(part: Pick<Part, 'paymentMethod'>, parcel: Parcel): Piastres {
  return isCash(part) ? worthOf(parcel) - parcel.credit : 0;
}

/**
 * The part with its money allotted to its parcels, so that what all of them collect is what the buyer owes: to each what
 * its units cost, and of the fees a share in proportion to that. A label that has left the house stays as it was
 * printed: later changes fall on those still here.
 */
export function withMoneyAllotted(part: Part): Part {
  return withCreditAllotted(
    withFeesAllotted({ ...part, parcels: part.lines.reduce(withLineAllotted, part.parcels) }),
  );
}

function hasLeft({ state }: Parcel): boolean {
  return state !== 'packed' && state !== 'cancelled';
}

/** Parcels in their order, those that have left first: each gets what its units add to what those before it have. */
function withLineAllotted(parcels: readonly Parcel[], line: PartLine): Parcel[] {
  const all = parcels.flatMap(parcel => parcel.lines.filter(each => each.lineId === line.id));
  const gone = new Set(parcels.filter(hasLeft).flatMap(parcel => parcel.lines));
  const fixed = all.filter(each => gone.has(each));
  let units = fixed.reduce((sum, each) => sum + each.units, 0);
  let allotted = sumPiastres(fixed.map(({ net }) => net));
  const next = (each: ParcelLine): ParcelLine => {
    if (each.lineId !== line.id || gone.has(each)) return each;
    units += each.units;
    const net = moneyOfUnits(frozenLine(line), units).net - allotted;
    allotted += net;
    return { ...each, net };
  };
  return parcels.map(parcel => ({ ...parcel, lines: parcel.lines.map(next) }));
}

function withFeesAllotted(part: Part): Part {
  const gone = part.parcels.filter(hasLeft);
  const here = part.parcels.filter(parcel => parcel.state === 'packed' && unitsOf(parcel) > 0);
  const rest = part.fees - sumPiastres(gone.map(parcel => parcel.fees));
  const shares = splitByWeight(here.length > 0 ? rest : 0, here.map(goodsIn));
  const feesOf = (parcel: Parcel): Piastres =>
    gone.includes(parcel) ? parcel.fees : (shares[here.indexOf(parcel)] ?? 0);
  return { ...part, parcels: part.parcels.map(parcel => ({ ...parcel, fees: feesOf(parcel) })) };
}

/** Credit goes before cash: to parcels still here what those that left have not had, in proportion to what they cost. */
function withCreditAllotted(part: Part): Part {
  if (!isCash(part)) return part;
  const gone = part.parcels.filter(hasLeft);
  const here = part.parcels.filter(parcel => !hasLeft(parcel));
  const worths = here.map(worthOf);
  const rest = part.credit - sumPiastres(gone.map(({ credit }) => credit));
  const shares = splitByWeight(Math.min(rest, sumPiastres(worths)), worths);
  const creditOf = (parcel: Parcel): Piastres =>
    gone.includes(parcel) ? parcel.credit : (shares[here.indexOf(parcel)] ?? 0);
  return { ...part, parcels: part.parcels.map(parcel => ({ ...parcel, credit: creditOf(parcel) })) };
}

/**
 * What the buyer still owes or has paid for a part in cash: its parcels once everything is packed, before that what is
 * left of the goods, with the fees; nothing once all of it is cancelled.
 */
export function amountDue(part: Part): Piastres {
  const standing = part.lines.some(line => line.open > 0);
  if (!standing) {
    const paying = part.parcels.filter(parcel => collectionState(parcel) !== 'void');
    return sumPiastres(paying.map(parcel => parcel.collected ?? worthOf(parcel) - parcel.credit));
  }
  const nets = part.lines.map(line => moneyOfUnits(frozenLine(line), line.ordered - line.cancelled).net);
  return Math.max(0, part.fees + sumPiastres(nets) - part.credit);
}
