import type { Settings } from '#modules/settings/settings.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';

const backOfficeRefusals = {
  tracking_taken: [409, 'رقم التتبّع هذا مسجل لطرد آخر. راجعه ثم حاول مرة أخرى.'],
  too_many_for_excel: [400, 'ملف إكسل يتسع لـ ٢٠٬٠٠٠ صف، وما اخترته أكثر. حدّد أيامًا أقل أو نزّله بصيغة CSV.'],
} as const satisfies RefusalTable;

export const backOfficeRefusal = refuser(backOfficeRefusals);

/** Sentences shown next to a field. */
export const backOfficeInput = {
  day: 'اختر يومًا صحيحًا',
  note: 'اكتب ملاحظة من ١٠٠٠ حرف على الأكثر',
  trackingNumber: 'رقم التتبّع حروف إنجليزية وأرقام، من ٣ إلى ٤٠',
} as const;

type Method = keyof Settings['paymentMethods'];

/** How the list, the sheets and the slips name a payment method. */
const PAYMENT_NAMES: Readonly<Record<Method, string>> = {
  cash_on_delivery: 'الدفع عند الاستلام',
  card: 'بطاقة بنكية',
  wallet: 'محفظة إلكترونية',
  kiosk: 'منافذ الدفع',
  fawry: 'كود فوري',
  bank_transfer: 'تحويل بنكي',
};

export const PAYMENT_CHOICES: readonly (readonly [method: string, name: string])[] =
  Object.entries(PAYMENT_NAMES);

export function paymentName(method: string): string {
  return PAYMENT_NAMES[method as Method] ?? method;
}

export const exportText = {
  name: 'الطلبات',
  number: 'رقم الطلب',
  placedAt: 'التاريخ',
  merchant: 'المتجر',
  status: 'الحالة',
  customer: 'العميل',
  mobile: 'الموبايل',
  place: 'العنوان',
  payment: 'طريقة الدفع',
  units: 'القطع',
  goods: 'المنتجات',
  delivery: 'التوصيل',
  packaging: 'التغليف',
  adminFee: 'رسوم إدارية',
  total: 'الإجمالي',
} as const;
