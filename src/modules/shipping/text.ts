import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { CourierName } from './couriers.ts';

export const shippingRefusals = {
  courier_not_offered: [404, 'شركة الشحن هذه غير متاحة في هذا المتجر.'],
  wrong_webhook_secret: [401, 'الرسالة بلا المفتاح السري الصحيح.'],
  place_unknown: [404, 'هذه المحافظة غير موجودة.'],
} as const satisfies RefusalTable;

export const shippingRefusal = refuser(shippingRefusals);

export const COURIER_LABELS: Readonly<Record<CourierName, string>> = {
  merchant: 'توصيل المتجر',
  bosta: 'بوسطة',
};

/** For a courier as a parcel stores it. */
export const courierName = (courier: string): string => COURIER_LABELS[courier as CourierName] ?? courier;
