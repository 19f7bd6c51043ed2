import type { Settings, ShippingZone } from '#modules/settings/settings.ts';
import { addBusinessDays, cairoDay } from '#platform/dates.ts';

export interface Arrival {
  /** Days in Cairo, as `YYYY-MM-DD`. */
  first: string;
  last: string;
}

/**
 * When an order placed now arrives in a zone: at the earliest handed over today, at the latest on the last day that its
 * merchants have for that, and then as long on its way as the shop says of the zone, in business days.
 */
export function arrivalIn(
  zone: ShippingZone,
  now: Date,
  { deliveryDays, timers }: Pick<Settings, 'deliveryDays' | 'timers'>,
): Arrival {
  const [fewest, most] = deliveryDays[zone];
  const today = cairoDay(now);
  return {
    first: addBusinessDays(today, fewest),
    last: addBusinessDays(today, timers.handOverBusinessDays + most),
  };
}
