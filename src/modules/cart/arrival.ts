import type { Settings, ShippingZone } from '#modules/settings/settings.ts';
import {
  type DeliveryDays,
  daysTo,
  type Place,
  type Preparing,
  type Promised,
  promiseFor,
} from '#modules/shipping/promise.ts';

/** Where a cart goes, as far as it is known, and what the shop says of the way there. */
export interface Destination extends Place {
  zone: ShippingZone;
}

interface Known {
  settings: Pick<Settings, 'deliveryDays'>;
  days: DeliveryDays;
  now: Date;
}

/** What a merchant promises for an order that goes to this place now. */
export function promiseTo(to: Destination, merchant: Preparing, { settings, days, now }: Known): Promised {
  const onTheWay = daysTo(to, merchant, { times: days.times, zone: settings.deliveryDays[to.zone] });
  return promiseFor(merchant, onTheWay, { now, holidays: days.holidays });
}
