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
