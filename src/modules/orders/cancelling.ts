import type { OrderLine, ShownMerchantOrder } from './order-view.ts';

/** The reasons a buyer can choose for cancelling; their sentences are in text.ts. */
export const CANCEL_REASONS = [
  'changed_mind',
  'ordered_by_mistake',
  'too_slow',
  'found_cheaper',
  'details_wrong',
  'other',
] as const;

/** The seller's reason after which what is left of the goods is no longer offered. */
export const OUT_OF_STOCK = 'out_of_stock';

/** The reasons a seller can choose; `other` is said in words. */
export const SELLER_REASONS = [
  OUT_OF_STOCK,
  'buyer_asked',
  'wrong_price',
  'out_of_coverage',
  'other',
] as const;

export interface Cancellable {
  line: OrderLine;
  /** Units that have not left the merchant. */
  most: number;
}

/** The units of a merchant order that can be cancelled, by line. */
export function cancellable({
  lines,
  parcels,
}: Pick<ShownMerchantOrder, 'lines' | 'parcels'>): Cancellable[] {
  const packed = parcels.filter(parcel => parcel.state === 'packed').flatMap(parcel => parcel.lines);
  return lines
    .map(line => ({
      line,
      most: packed.reduce((sum, each) => sum + (each.lineId === line.id ? each.quantity : 0), line.open),
    }))
    .filter(({ most }) => most > 0);
}
