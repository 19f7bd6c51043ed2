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
