import type { OrderLine } from '#modules/orders/order-view.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { sheetText } from '../details/text.ts';

/** A parcel being packed: units by line. */
export interface Draft {
  key: number;
  carrier: CourierName;
  units: ReadonlyMap<number, number>;
}

/** Everything in one parcel, as most orders are packed. */
export function wholeIn(lines: readonly OrderLine[], carrier: CourierName): Draft {
  return { key: 0, carrier, units: new Map(lines.map(({ id, open }) => [id, open])) };
}

/** Why these parcels cannot be packed yet; undefined if every open unit is in exactly one of them. */
export function barredBy(lines: readonly OrderLine[], drafts: readonly Draft[]): string | undefined {
  const left = lines.map(
    ({ id, open }) => open - drafts.reduce((sum, { units }) => sum + (units.get(id) ?? 0), 0),
  );
  if (left.some(units => units < 0)) return sheetText.tooMany;
  const missing = left.reduce((sum, units) => sum + units, 0);
  if (missing > 0) return sheetText.left(missing);
  const isEmpty = drafts.some(({ units }) => [...units.values()].every(count => count === 0));
  return isEmpty ? sheetText.emptyParcel : undefined;
}

/** In the form that the call takes. */
export function parcelsOf(drafts: readonly Draft[]) {
  return drafts.map(({ carrier, units }) => ({
    carrier,
    lines: [...units]
      .filter(([, quantity]) => quantity > 0)
      .map(([lineId, quantity]) => ({ lineId, quantity })),
  }));
}
