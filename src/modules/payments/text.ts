import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { PaymentMethod, PaymentRefusal } from './payment.ts';

export const paymentRefusals = {
  cash_limit: [409, 'هذا المبلغ أكبر من المسموح بدفعه عند الاستلام. قلّل الكمية أو اقسم الطلب على طلبين.'],
} as const satisfies RefusalTable & Record<PaymentRefusal, unknown>;

export const paymentRefusal = refuser(paymentRefusals);

export const PAYMENT_TEXT: Readonly<Record<PaymentMethod, { name: string; how: string }>> = {
  cash_on_delivery: { name: 'الدفع عند الاستلام', how: 'ادفع نقدًا لمندوب التوصيل عند باب البيت' },
};
