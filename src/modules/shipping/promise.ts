import { HOUR } from '#platform/clock.ts';
import { addBusinessDays, cairoDay, cairoMinute } from '#platform/dates.ts';

/** How a merchant sends: working days it needs to prepare, and the hour in Cairo from which an order counts as tomorrow's. */
export interface Preparing {
  preparingDays: number;
  cutOffHour: number;
  /** Who brings its parcels. */
  shipsWith: string;
}

/** Where a parcel goes; a city that the shop does not list has no id. */
export interface Place {
  governorateId: number;
  cityId?: number | null | undefined;
}

/** Working days on the way, the fewest and the most; without a courier for each of them, without a city for all others. */
export interface DeliveryTime {
  courier: string | null;
  governorateId: number;
  cityId: number | null;
  first: number;
  last: number;
}

/** What staff wrote down about days: the times that differ from their zone's, and the days on which nobody works. */
export interface DeliveryDays {
  times: readonly DeliveryTime[];
  holidays: readonly string[];
}

/** Days in Cairo as `YYYY-MM-DD`: the last on which the merchant hands over, and those between which it arrives. */
export interface Promised {
  out: string;
  first: string;
  last: string;
}

/**
 * What is promised for an order that is placed now. It is prepared from today on, or from the next working day if today is
 * none or the merchant's hour has passed; then it is as long on its way as staff say of its place.
 */
export function promiseFor(
  { preparingDays, cutOffHour }: Preparing,
  [fewest, most]: readonly [number, number],
  { now, holidays }: { now: Date; holidays: readonly string[] },
): Promised {
  const closed = new Set(holidays);
  const begun = firstWorkday(now, cutOffHour, closed);
  const out = addBusinessDays(begun, preparingDays, closed);
  return { out, first: addBusinessDays(out, fewest, closed), last: addBusinessDays(out, most, closed) };
}

/** A moment after the cut-off is like one of the next day; the day before it plus one working day is a working day. */
function firstWorkday(now: Date, cutOffHour: number, closed: ReadonlySet<string>): string {
  const hour = Number(cairoMinute(now).slice(11, 13));
  const day = cairoDay(hour < cutOffHour ? now : new Date(now.getTime() + 24 * HOUR));
  const before = cairoDay(new Date(Date.parse(`${day}T12:00:00Z`) - 24 * HOUR));
  return addBusinessDays(before, 1, closed);
}

/** The most telling row: this city before its governorate, and this courier before any. Otherwise the zone's days. */
export function daysTo(
  place: Place,
  { shipsWith }: Pick<Preparing, 'shipsWith'>,
  { times, zone }: { times: readonly DeliveryTime[]; zone: readonly [number, number] },
): readonly [number, number] {
  const weight = (time: DeliveryTime) => (time.cityId === null ? 0 : 2) + (time.courier === null ? 0 : 1);
  const [best] = times
    .filter(
      time =>
        time.governorateId === place.governorateId &&
        (time.cityId === null || time.cityId === place.cityId) &&
        (time.courier === null || time.courier === shipsWith),
    )
    .toSorted((a, b) => weight(b) - weight(a));
  return best ? [best.first, best.last] : zone;
}
