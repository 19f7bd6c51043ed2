import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { DocumentKind } from './document.ts';

export const documentRefusals = {
  document_not_found: [404, 'هذا المستند غير موجود.'],
} as const satisfies RefusalTable;

export const documentRefusal = refuser(documentRefusals);

export const DOCUMENT_TEXT: Readonly<Record<DocumentKind, string>> = {
  receipt: 'إيصال بيع',
  credit_note: 'إشعار دائن',
  commission_invoice: 'فاتورة عمولة',
};

export const documentText = {
  fees: 'التوصيل والتغليف والرسوم',
  commission: 'عمولة المنصة عن الفترة',
} as const;
