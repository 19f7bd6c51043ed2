import type { WhatsappText } from '#modules/notifications/whatsapp.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, type Piastres, toPounds } from '#platform/money.ts';

interface Arrived {
  /** `WK-10482` */
  order: string;
  amount: Piastres;
  isCredit: boolean;
}

/** Sent when a cancelled order's money was refunded; the SMS fits into 70 letters. */
export const refundArrived = {
  title: ({ amount }: Arrived) => `رددنا إليك ${isolate(formatPrice(amount))}`,
  body: ({ order, isCredit }: Arrived) =>
    `عن الطلب ${isolate(order)}. ${isCredit ? 'أُضيف إلى رصيدك على وكالة.' : 'عاد بنفس طريقة الدفع.'}`,
  sms: ({ order, amount }: Arrived) => `وكالة: رددنا إليك ${toPounds(amount)} جنيه عن طلبك ${order}.`,
  whatsapp: ({ order, amount }: Arrived): WhatsappText => ({
    template: 'refund_arrived',
    values: { order, amount: formatPrice(amount) },
  }),
  mail: (body: string, url: string) => `${body}\n\nتفاصيل الطلب: ${url}`,
} as const;
