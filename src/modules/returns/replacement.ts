import type { AgreedLine } from '#modules/orders/uncancelled.ts';
import { type Piastres, percentOf, sumPiastres, vatIncluded } from '#platform/money.ts';

/** A line of a replacement order, frozen like the lines of every order. */
export interface NewLine extends AgreedLine {
  /** The shop's, on its commission. */
  feeVatPercent: number;
}

/** The product sold as a replacement, with the current price and rates. */
export type Replacing = Omit<NewLine, 'vat' | 'commission' | 'commissionVat'>;

const netOf = ({ unitPrice, quantity, discount }: Replacing): Piastres => unitPrice * quantity - discount;

/** The lines of a replacement in the requested order; each product has one line. */
export function replacementLines(wanted: readonly Replacing[]): NewLine[] {
  const things = Map.groupBy(wanted, ({ variantId }) => variantId);
  return [...things.values()].map(same => frozen(same.length > 1 ? asOne(same) : (same[0] as Replacing)));
}

/**
 * Several replaced things as one line, listed at the highest of their prices minus what the others cost less. If their
 * commission differs, the merchant pays the lower one.
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
    feeVatPercent: Math.max(...same.map(each => each.feeVatPercent)),
  };
}

/** The merchant's and the tax's share, rounded once for the whole line (M6). */
function frozen(line: Replacing): NewLine {
  const net = netOf(line);
  const commission = percentOf(net + line.platformDiscount, line.commissionPercent);
  return {
    ...line,
    vat: vatIncluded(net, line.vatPercent),
    commission,
    commissionVat: percentOf(commission, line.feeVatPercent),
  };
}
