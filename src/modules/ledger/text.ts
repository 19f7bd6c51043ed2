import { type RefusalTable, refuser } from '#platform/refusal.ts';

export const ledgerRefusals = {
  merchant_not_found: [404, 'هذا المتجر غير موجود.'],
} as const satisfies RefusalTable;

export const ledgerRefusal = refuser(ledgerRefusals);

export const ledgerInput = {
  merchant: 'اختر المتجر من النتائج',
  reason: 'اكتب السبب في ٣ أحرف على الأقل',
  amount: 'اكتب مبلغًا لا يساوي صفرًا',
  day: 'اكتب التاريخ بالشكل سنة-شهر-يوم',
} as const;
