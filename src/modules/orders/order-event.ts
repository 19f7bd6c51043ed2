import { PARCEL_EVENTS, type ParcelEvent } from './parcel.ts';

/** Events of one merchant's part of an order. Parcel events concern one of its parcels. */
export const ORDER_EVENTS = [
  'submitted',
  'paid',
  'switched_to_cash',
  'payment_expired',
  'paid_late',
  'confirmed',
  'not_confirmed',
  'accepted',
  'rejected',
  'merchant_reminded',
  'merchant_timed_out',
  'cancelled',
  'packed',
  ...PARCEL_EVENTS,
  'hand_over_late',
  'delivery_overdue',
  'withdrawn',
  'completed',
  'not_received',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];
/** Events of the whole part that `applyEvent` accepts; `submitted` belongs to the checkout. */
export type MerchantOrderEvent = Exclude<OrderEvent, ParcelEvent | 'submitted'>;

/** Each of these covers the whole group (docs/orders-rules.md, Merchant orders) and never a single part. */
const OF_GROUP: ReadonlySet<MerchantOrderEvent> = new Set<MerchantOrderEvent>([
  'paid',
  'switched_to_cash',
  'payment_expired',
  'paid_late',
  'confirmed',
  'not_confirmed',
]);
export const coversGroup = (event: MerchantOrderEvent): boolean => OF_GROUP.has(event);
