import { type RefusalTable, refuser } from '#platform/refusal.ts';

export const shippingRefusals = {
  courier_not_offered: [404, 'شركة الشحن هذه غير متاحة في هذا المتجر.'],
  wrong_webhook_secret: [401, 'الرسالة بلا المفتاح السري الصحيح.'],
} as const satisfies RefusalTable;

export const shippingRefusal = refuser(shippingRefusals);
