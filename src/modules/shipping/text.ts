import { type RefusalTable, refuser } from '#platform/refusal.ts';

export const shippingRefusals = {
  courier_not_offered: [404, 'شركة الشحن هذه غير متاحة في هذا المتجر.'],
  wrong_webhook_secret: [401, 'الرسالة بلا المفتاح السري الصحيح.'],
  place_unknown: [404, 'هذه المحافظة غير موجودة.'],
} as const satisfies RefusalTable;

export const shippingRefusal = refuser(shippingRefusals);
