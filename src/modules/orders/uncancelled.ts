import type { Commission } from '#modules/ledger/commission.ts';
import { moneyBetween } from '#modules/ledger/line-money.ts';
import type { TaxClass } from '#modules/settings/tax-class.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';
import { frozenLine, type MerchantOrder, type MerchantOrderLine } from './merchant-order.ts';

/** What an order, or one merchant's part of it, comes to. `discount` is the coupon's part of list prices. */
export interface AgreedAmounts {
  goods: Piastres;
  discount: Piastres;
  delivery: Piastres;
  packaging: Piastres;
  adminFee: Piastres;
  total: Piastres;
}

/** A line as it is agreed, with the merchant's and the tax's share of it. */
export interface AgreedLine extends Commission {
  productId: number;
  variantId: number;
  title: string;
  options: string;
  image: string;
  unitPrice: Piastres;
  quantity: number;
  /** What the buyer saves on the line, and how much of that the shop bears. */
  discount: Piastres;
  platformDiscount: Piastres;
  taxClass: TaxClass;
  vatPercent: number;
  vat: Piastres;
}

/**
 * A part's amounts without what was cancelled of it, and without the fees that were waived with that. A part that is
 * cancelled as a whole keeps its amounts, because they say what was cancelled.
 */
export function uncancelledAmounts(
  agreed: AgreedAmounts,
  { status, lines, waived }: Pick<MerchantOrder, 'status' | 'lines' | 'waived'>,
): AgreedAmounts {
  if (status === 'cancelled') return agreed;
  const gone = lines.map(line => moneyBetween(frozenLine(line), line.ordered - line.cancelled, line.ordered));
  const gross = sumPiastres(gone.map(money => money.gross));
  const net = sumPiastres(gone.map(money => money.net));
  const [packaging = 0, adminFee = 0] = splitByWeight(waived.others, [agreed.packaging, agreed.adminFee]);
  return {
    goods: agreed.goods - gross,
    discount: agreed.discount - (gross - net),
    delivery: agreed.delivery - waived.delivery,
    packaging: agreed.packaging - packaging,
    adminFee: agreed.adminFee - adminFee,
    total: agreed.total - net - waived.delivery - waived.others,
  };
}

/** The parts that count in an order's sums: all but those that are cancelled, and all of them if every one is. */
export function countedOrders<Part extends Pick<MerchantOrder, 'status'>>(parts: readonly Part[]): Part[] {
  const counted = parts.filter(({ status }) => status !== 'cancelled');
  return counted.length > 0 ? counted : [...parts];
}

/** The units of a line that were not cancelled; of a part that is cancelled as a whole, those that were ordered. */
export function uncancelledUnits(
  { quantity, cancelled }: { quantity: number; cancelled: number },
  { status }: Pick<MerchantOrder, 'status'>,
): number {
  return status === 'cancelled' ? quantity : quantity - cancelled;
}

/** The tax in what a line's buyer still pays. */
export function uncancelledVat(line: { vat: Piastres; quantity: number }, units: number): Piastres {
  return splitByWeight(line.vat, [units, line.quantity - units])[0] ?? 0;
}

/** The units that a step cancelled, by line. */
export function cancelledBetween(
  before: { lines: readonly MerchantOrderLine[] },
  after: { lines: readonly MerchantOrderLine[] },
): { lineId: number; quantity: number }[] {
  const was = new Map(before.lines.map(line => [line.id, line.cancelled]));
  return after.lines
    .map(line => ({ lineId: line.id, quantity: line.cancelled - (was.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
