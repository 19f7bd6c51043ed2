import { type Piastres, percentOf, sumPiastres, vatIncluded } from '#platform/money.ts';

/** What is sold in the place of money, at the price and the rates that hold for it. */
export interface Replacing {
  productId: number;
  variantId: number;
  title: string;
  options: string;
  image: string;
  unitPrice: Piastres;
  quantity: number;
  discount: Piastres;
  platformDiscount: Piastres;
  commissionPercent: number;
  vatPercent: number;
}

/** A line of the order that stands in the place of money, frozen as every order's lines are. */
export interface NewLine extends Replacing {
  vat: Piastres;
  commission: Piastres;
  commissionVat: Piastres;
}

export const netOf = ({ unitPrice, quantity, discount }: Replacing): Piastres =>
  unitPrice * quantity - discount;

/** The lines of a replacement, in the order asked for: an order has a thing on one line. */
export function replacementLines(wanted: readonly Replacing[]): NewLine[] {
  const things = Map.groupBy(wanted, ({ variantId }) => variantId);
  return [...things.values()].map(same => frozen(same.length > 1 ? asOne(same) : (same[0] as Replacing)));
}

/**
 * What is wanted in the place of several things, as one line: listed at the dearest of their prices, less what the
 * others cost less. Where their commission differs, the merchant pays the lower one.
 */
function asOne(same: readonly Replacing[]): Replacing {
  const unitPrice = Math.max(...same.map(each => each.unitPrice));
  const quantity = same.reduce((sum, each) => sum + each.quantity, 0);
  return {
    ...(same[0] as Replacing),
    unitPrice,
    quantity,
    discount: unitPrice * quantity - sumPiastres(same.map(netOf)),
    platformDiscount: sumPiastres(same.map(each => each.platformDiscount)),
    commissionPercent: Math.min(...same.map(each => each.commissionPercent)),
    vatPercent: Math.max(...same.map(each => each.vatPercent)),
  };
}

/** What the merchant and the tax have of it, rounded once for the whole line (M6). */
function frozen(line: Replacing): NewLine {
  const net = netOf(line);
  const commission = percentOf(net + line.platformDiscount, line.commissionPercent);
  return {
    ...line,
    vat: vatIncluded(net, line.vatPercent),
    commission,
    commissionVat: percentOf(commission, line.vatPercent),
  };
}
