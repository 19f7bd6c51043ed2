import type { Piastres } from '#platform/money.ts';
import type { CourierName } from './couriers.ts';

/** How a merchant sends; the amount of its goods from which it pays the delivery, null if it never does. */
export interface StoredSending {
  preparingDays: number;
  cutOffHour: number;
  shipsWith: CourierName;
  freeDeliveryFrom: Piastres | null;
}

/** What holds until a shop says otherwise: a day to prepare what was ordered before two. Our own choice. */
export const DEFAULT_SENDING: StoredSending = {
  preparingDays: 1,
  cutOffHour: 14,
  shipsWith: 'merchant',
  freeDeliveryFrom: null,
};
