import { type RefusalTable, refuser } from '#platform/refusal.ts';

export const ledgerRefusals = {
  merchant_not_found: [404, 'هذا المتجر غير موجود.'],
  money_act_not_found: [404, 'حُسم هذا المبلغ من قبل.'],
  second_person_needed: [403, 'هذا المبلغ يحتاج إلى توقيع شخص آخر غيرك.'],
  own_money: [403, 'لا توقّع على ما فيه قرار أو مبلغ أو حساب سجّلته أنت. يوقّع عليه زميل آخر.'],
  awaits_second: [409, 'ينتظر هذا المبلغ توقيع شخص ثانٍ على ما سُجّل من قبل. راجعه في دفتر القيود.'],
  month_closed: [409, 'أُقفل هذا الشهر من قبل.'],
  month_not_over: [409, 'لا يُقفل شهر قبل نهايته.'],
  month_before_open: [409, 'أقفل ما قبله من الشهور أولًا.'],
  money_waits: [409, 'مبالغ من هذا الشهر تنتظر توقيعًا آخر. راجعها في دفتر القيود أولًا.'],
  too_many_transactions: [422, 'هذه المعاملات أكثر من أن تكون في ملف واحد. اختر أيامًا أقل.'],
  more_than_due: [409, 'المبلغ أكبر من الضريبة المستحقة.'],
  confirmation_needed: [403, 'أكّد كلمة المرور أولًا لتوقّع على هذا المبلغ.'],
} as const satisfies RefusalTable;

/** What `signMoney` refuses, for every call that moves or creates money. */
export const SIGNING_REFUSALS = [
  'second_person_needed',
  'own_money',
  'awaits_second',
  'confirmation_needed',
] as const satisfies readonly (keyof typeof ledgerRefusals)[];

export const ledgerRefusal = refuser(ledgerRefusals);

export const ledgerInput = {
  merchant: 'اختر المتجر من النتائج',
  reason: 'اكتب السبب في ٣ أحرف على الأقل',
  amount: 'اكتب مبلغًا لا يساوي صفرًا',
  month: 'اكتب الشهر بالشكل سنة-شهر',
  paid: 'اكتب المبلغ بالجنيه رقمًا أكبر من صفر',
  reference: 'اكتب الرقم المرجعي من البنك',
  day: 'اكتب التاريخ بالشكل سنة-شهر-يوم',
} as const;
