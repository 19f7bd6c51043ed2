import { isolate } from '#platform/isolate.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { DocumentKind, Issuer } from './document.ts';

export const documentRefusals = {
  document_not_found: [404, 'هذا المستند غير موجود.'],
} as const satisfies RefusalTable;

export const documentRefusal = refuser(documentRefusals);

const TITLES: Readonly<Record<DocumentKind, Record<Issuer, string>>> = {
  receipt: { merchant: 'إيصال بيع', shop: 'إيصال رسوم' },
  credit_note: { merchant: 'إشعار دائن', shop: 'إشعار دائن من المنصة' },
  commission_invoice: { merchant: 'فاتورة عمولة', shop: 'فاتورة عمولة' },
  withholding_certificate: { merchant: 'شهادة خصم ضريبة', shop: 'شهادة خصم ضريبة' },
};

export const documentTitle = ({ kind, issuer }: { kind: DocumentKind; issuer: Issuer }): string =>
  TITLES[kind][issuer];

export const documentText = {
  delivery: 'التوصيل',
  fees: 'التغليف والرسوم الإدارية',
  refusedDelivery: 'توصيل شحنة لم تُستلم',
  returnPickup: 'توصيل المرتجع إلى المتجر',
  commission: 'عمولة المنصة عن الفترة',
  withheld: (payout: string, percent: string, amount: string) =>
    `خصم تحت حساب الضريبة: ${percent}٪ من ${isolate(amount)}، الدفعة ${isolate(payout)}`,
} as const;

/** On the document's page, and on the paper that is made of it. */
export const documentPageText = {
  title: 'مستند',
  documents: 'المستندات',
  number: (number: string) => `رقم ${number}`,
  issued: (day: string) => `صدر في ${day}`,
  seller: 'البائع',
  buyer: 'المشتري',
  buyerHidden: 'لا تظهر بيانات المشتري: انتهى الطلب أو انتهت مدة حفظها',
  order: 'رقم الطلب',
  taxNumber: 'رقم التسجيل الضريبي',
  register: 'السجل التجاري',
  what: 'البيان',
  quantity: 'الكمية',
  vat: 'منها ضريبة القيمة المضافة',
  amount: 'المبلغ',
  total: 'الإجمالي',
  totalVat: 'منه ضريبة القيمة المضافة',
  percent: (percent: string) => `${percent}٪`,
  noVat: 'بلا ضريبة',
  original: (number: string) => `عن الإيصال رقم ${number}`,
  authority: 'مصلحة الضرائب المصرية',
  qr: 'رمز للتحقق من الإيصال لدى مصلحة الضرائب',
  valid: 'إيصال إلكتروني مقبول. امسح الرمز للتحقق منه.',
  underReview: 'أُرسل إلى المصلحة، وتراجعه الآن.',
  uuid: 'الرقم الموحد',
  print: 'طباعة',
  save: 'حفظ PDF',
  saving: 'جاري تجهيز الملف...',
  file: (title: string, number: number) => `${title.replaceAll(' ', '-')}-${number}.pdf`,
} as const;
