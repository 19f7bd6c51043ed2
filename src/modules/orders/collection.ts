import { moneyOfUnits } from '#modules/ledger/line-money.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight, wholePounds } from '#platform/split-money.ts';
import {
  frozenLine,
  type MerchantOrder,
  type MerchantOrderLine,
  type Parcel,
  type ParcelLine,
  unitsOf,
} from './merchant-order.ts';
import type { ParcelState } from './parcel.ts';

/** Cash on delivery for one parcel, up to its collection (docs/orders-rules.md, Payments). */
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

export const isCash = ({ paymentMethod }: Pick<MerchantOrder, 'paymentMethod'>): boolean =>
  paymentMethod === 'cash_on_delivery';

/** What the buyer pays for the goods in a parcel. */
export function goodsIn({ lines }: Pick<Parcel, 'lines'>): Piastres {
  return sumPiastres(lines.map(({ net }) => net));
}

/** What the buyer pays for a parcel, by any means. */
function worthOf(parcel: Parcel): Piastres {
  return goodsIn(parcel) + parcel.fees;
}

/** The amount to collect at the door for a parcel after account credit; 0 if it is paid. */
export function cashDue(merchantOrder: Pick<MerchantOrder, 'paymentMethod'>, parcel: Parcel): Piastres {
  return isCash(merchantOrder) ? worthOf(parcel) - parcel.credit : 0;
}

/**
 * Allots the part's money to its parcels, so that together they collect what the buyer owes. Each parcel gets the price
 * of its units and a proportional share of the fees. A parcel that has left keeps the amounts of its printed label, so
 * later changes fall on the others.
 */
export function withMoneyAllotted(merchantOrder: MerchantOrder): MerchantOrder {
  return withCreditAllotted(
    withFeesAllotted({
      ...merchantOrder,
      parcels: merchantOrder.lines.reduce(withLineAllotted, merchantOrder.parcels),
    }),
  );
}

function hasLeft({ state }: Parcel): boolean {
  return state !== 'packed' && state !== 'cancelled';
}

/** Parcels in order, those that have left first. Each gets what its units add to the parcels before it. */
function withLineAllotted(parcels: readonly Parcel[], line: MerchantOrderLine): Parcel[] {
  const all = parcels.flatMap(parcel => parcel.lines.filter(each => each.lineId === line.id));
  const gone = new Set(parcels.filter(hasLeft).flatMap(parcel => parcel.lines));
  const fixed = all.filter(each => gone.has(each));
  let units = fixed.reduce((sum, each) => sum + each.units, 0);
  let allotted = sumPiastres(fixed.map(({ net }) => net));
  const next = (each: ParcelLine): ParcelLine => {
    if (each.lineId !== line.id || gone.has(each)) return each;
    // Also where a parcel that has left took a piastre more than its units are worth without this one.
    if (each.units === 0) return { ...each, net: 0 };
    units += each.units;
    const net = moneyOfUnits(frozenLine(line), units).net - allotted;
    allotted += net;
    return { ...each, net };
  };
  return parcels.map(parcel => ({ ...parcel, lines: parcel.lines.map(next) }));
}

function withFeesAllotted(merchantOrder: MerchantOrder): MerchantOrder {
  const gone = merchantOrder.parcels.filter(hasLeft);
  const here = merchantOrder.parcels.filter(parcel => parcel.state === 'packed' && unitsOf(parcel) > 0);
  const rest = merchantOrder.fees - sumPiastres(gone.map(parcel => parcel.fees));
  const goods = here.map(goodsIn);
  const fair = splitByWeight(here.length > 0 ? rest : 0, goods);
  // Nobody carries piastres to a door.
  const shares = isCash(merchantOrder) ? wholePounds(fair, goods) : fair;
  const feesNow = (parcel: Parcel): Piastres =>
    gone.includes(parcel) ? parcel.fees : (shares[here.indexOf(parcel)] ?? 0);
  return {
    ...merchantOrder,
    parcels: merchantOrder.parcels.map(parcel => ({ ...parcel, fees: feesNow(parcel) })),
  };
}

/** A parcel's fees by whose they are. */
export function feesOf(
  { fees, deliveryFee }: Pick<MerchantOrder, 'fees' | 'deliveryFee'>,
  parcel: Pick<Parcel, 'fees'>,
): MerchantOrder['waived'] {
  const [delivery = 0, others = 0] = splitByWeight(parcel.fees, [deliveryFee, fees - deliveryFee]);
  return { delivery, others };
}

/**
 * A part of which the merchant or the shop cancelled units: nobody pays the fees of these, their share by price of what
 * no parcel has left with. Nothing is waived with the last unit, because then nothing is kept of those fees anyway.
 */
export function withFeesWaived(before: MerchantOrder, after: MerchantOrder): MerchantOrder {
  const [was, left] = [goodsHere(before), goodsHere(after)];
  if (left === 0 || was <= left) return after;
  const gone = before.parcels.filter(hasLeft).map(parcel => feesOf(before, parcel));
  const share = (all: Piastres, name: keyof MerchantOrder['waived']): Piastres => {
    const rest = Math.max(0, all - sumPiastres(gone.map(each => each[name])));
    return splitByWeight(rest, [was - left, left])[0] ?? 0;
  };
  const delivery = share(before.deliveryFee, 'delivery');
  const others = share(before.fees - before.deliveryFee, 'others');
  return {
    ...after,
    fees: after.fees - delivery - others,
    deliveryFee: after.deliveryFee - delivery,
    waived: { delivery: after.waived.delivery + delivery, others: after.waived.others + others },
  };
}

/** The price of the units that have not left and are not cancelled. */
function goodsHere({ lines, parcels }: MerchantOrder): Piastres {
  const units = (line: MerchantOrderLine) =>
    parcels
      .filter(parcel => parcel.state === 'packed')
      .flatMap(parcel => parcel.lines)
      .reduce((sum, each) => sum + (each.lineId === line.id ? each.units : 0), line.open);
  return sumPiastres(lines.map(line => moneyOfUnits(frozenLine(line), units(line)).net));
}

/**
 * Credit is used before cash. Parcels still here get the credit that the others have not used, in proportion to their
 * cost.
 */
function withCreditAllotted(merchantOrder: MerchantOrder): MerchantOrder {
  if (!isCash(merchantOrder)) return merchantOrder;
  const gone = merchantOrder.parcels.filter(hasLeft);
  const here = merchantOrder.parcels.filter(parcel => !hasLeft(parcel));
  const worths = here.map(worthOf);
  const rest = merchantOrder.credit - sumPiastres(gone.map(({ credit }) => credit));
  const fair = splitByWeight(Math.min(rest, sumPiastres(worths)), worths);
  const cash = wholePounds(
    worths.map((worth, at) => worth - (fair[at] ?? 0)),
    [],
  );
  const fits = cash.every((amount, at) => amount <= (worths[at] ?? 0));
  const shares = fits ? worths.map((worth, at) => worth - (cash[at] ?? 0)) : fair;
  const creditOf = (parcel: Parcel): Piastres =>
    gone.includes(parcel) ? parcel.credit : (shares[here.indexOf(parcel)] ?? 0);
  return {
    ...merchantOrder,
    parcels: merchantOrder.parcels.map(parcel => ({ ...parcel, credit: creditOf(parcel) })),
  };
}

/**
 * What the buyer still owes or has paid in cash for a part. Once everything is packed it is the sum of the parcels;
 * before that, the remaining goods with the fees; nothing if all of it is cancelled.
 */
export function amountDue(merchantOrder: MerchantOrder): Piastres {
  const isOpen = merchantOrder.lines.some(line => line.open > 0);
  if (!isOpen) {
    const paying = merchantOrder.parcels.filter(parcel => collectionState(parcel) !== 'void');
    return sumPiastres(paying.map(parcel => parcel.collected ?? worthOf(parcel) - parcel.credit));
  }
  const nets = merchantOrder.lines.map(
    line => moneyOfUnits(frozenLine(line), line.ordered - line.cancelled).net,
  );
  return Math.max(0, merchantOrder.fees + sumPiastres(nets) - merchantOrder.credit);
}
