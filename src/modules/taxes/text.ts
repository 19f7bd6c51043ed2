import { type RefusalTable, refuser } from '#platform/refusal.ts';

export const taxRefusals = {
  profile_incomplete: [400, 'أكمل بيانات الحساب لدى مصلحة الضرائب قبل تشغيل الإرسال.'],
  no_registration: [409, 'رقم التسجيل الضريبي غير مكتوب. أضفه إلى بيانات الجهة أولًا.'],
  submission_not_found: [404, 'هذا المستند غير موجود.'],
  submission_not_refused: [409, 'لم ترفض المصلحة هذا المستند، فلا يُرسل من جديد.'],
} as const satisfies RefusalTable;

export const taxRefusal = refuser(taxRefusals);

export const taxInputText = {
  long: 'أطول من المسموح',
  activity: 'كود النشاط أرقام فقط',
  needed: 'اكتب هذه الخانة',
} as const;

/** What to mend, by a word of the authority's answer; the last one fits all. */
const MENDS: readonly (readonly [RegExp, string])[] = [
  [/IncorrectSubmitter|rin/i, 'رقم التسجيل الضريبي لا يخص حساب الإرسال. راجع بيانات الحساب.'],
  [/itemCode|code.*item|EGS|GS1/i, 'كود الصنف غير معتمد. اطلب اعتماده من بوابة المصلحة ثم أرسل من جديد.'],
  [/activity/i, 'كود النشاط لا يسمح بهذا النوع من الإيصالات. راجعه في بيانات الحساب.'],
  [/previousUUID|chain/i, 'الإيصال السابق غير معروف للمصلحة. أرسل السابق أولًا ثم هذا.'],
  [/referenceUUID|reference/i, 'إيصال البيع الأصلي غير معروف للمصلحة. أرسله أولًا ثم هذا.'],
  [/device|pos|serial/i, 'جهاز البيع غير مسجل على هذا الفرع. راجع الرقم التسلسلي وكود الفرع.'],
  [/receiver/i, 'بيانات التاجر الضريبية ناقصة. أكملها ثم أرسل من جديد.'],
  [/time|date/i, 'مضت مهلة الإرسال. قدّم طلب إرسال متأخر في بوابة المصلحة ثم أرسل من جديد.'],
];

export const mendOf = (error: string): string =>
  MENDS.find(([word]) => word.test(error))?.[1] ?? 'راجع رسالة المصلحة، وصحح السبب، ثم أرسل من جديد.';
