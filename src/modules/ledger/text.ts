import { type RefusalTable, refuser } from '#platform/refusal.ts';

export const ledgerRefusals = {
  merchant_not_found: [404, 'هذا المتجر غير موجود.'],
  adjustment_not_found: [404, 'لا توجد تسوية بهذا الرقم.'],
  adjustment_decided: [409, 'حُسمت هذه التسوية من قبل. حدّث الصفحة.'],
  second_signature_needed: [403, 'هذا المبلغ يحتاج إلى موافقة شخص آخر غير من سجّله.'],
} as const satisfies RefusalTable;

export const ledgerRefusal = refuser(ledgerRefusals);

export const ledgerInput = {
  merchant: 'اختر المتجر من النتائج',
  reason: 'اكتب السبب في ٣ أحرف على الأقل',
  amount: 'اكتب مبلغًا لا يساوي صفرًا',
  day: 'اكتب التاريخ بالشكل سنة-شهر-يوم',
} as const;
