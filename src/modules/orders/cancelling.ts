import type { OrderLine, Shipment } from './order-view.ts';

/** Why a buyer cancels, as he can choose it; their sentences stand in text.ts. */
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
  /** Units that have not left their merchant. */
  most: number;
}

/** What of a shipment can be cancelled, line by line. */
export function cancellable({ lines, parcels }: Pick<Shipment, 'lines' | 'parcels'>): Cancellable[] {
  const packed = parcels.filter(parcel => parcel.state === 'packed').flatMap(parcel => parcel.lines);
  return lines
    .map(line => ({
      line,
      most: packed.reduce((sum, each) => sum + (each.lineId === line.id ? each.quantity : 0), line.open),
    }))
    .filter(({ most }) => most > 0);
}
