import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight, wholePounds } from '#platform/split-money.ts';
import type { Quote } from './quote.ts';

/** What one merchant's parcel costs the buyer. */
export interface ParcelCharges {
  merchantId: number;
  goods: Piastres;
  discount: Piastres;
  delivery: Piastres;
  packaging: Piastres;
  adminFee: Piastres;
  total: Piastres;
}

/**
 * A quote by parcel, in the order of its merchants. Each pays its own delivery and packaging, and the order's admin fee
 * is shared in proportion to the goods, in whole pounds of what each parcel costs where the total allows it.
 */
export function parcelCharges(quote: Quote): ParcelCharges[] {
  const packaging = splitByWeight(
    quote.packaging,
    quote.merchantIds.map(() => 1),
  );
  const parcels = quote.merchantIds.map((merchantId, at) => {
    const lines = quote.lines.filter(({ offer }) => offer?.merchantId === merchantId);
    return {
      merchantId,
      goods: sumPiastres(lines.map(({ amount }) => amount)),
      discount: sumPiastres(lines.map(({ discount }) => discount)),
      delivery: quote.parcels.get(merchantId)?.charged ?? 0,
      packaging: packaging[at] ?? 0,
    };
  });
  const others = parcels.map(each => each.goods - each.discount + each.delivery + each.packaging);
  const goods = parcels.map(each => each.goods);
  // Each parcel takes its own cash, and nobody carries piastres to the door.
  const adminFee = wholePounds(splitByWeight(quote.admin, goods), others);
  return parcels.map((parcel, at) => ({
    ...parcel,
    adminFee: adminFee[at] ?? 0,
    total: (others[at] ?? 0) + (adminFee[at] ?? 0),
  }));
}
