import { formatCount } from '#platform/digits.ts';
import { type PluralForms, plural } from '#platform/plural.ts';
import type { LawReason } from './setting-field.ts';

const DIGITS: PluralForms = {
  zero: '{n} رقم',
  one: 'رقم واحد',
  two: 'رقمين',
  few: '{n} أرقام',
  many: '{n} رقمًا',
  other: '{n} رقم',
};

/** The errors of a value, next to its field. */
export const checkText = {
  wrong: 'هذه القيمة غير مقبولة هنا.',
  missing: 'هذا الحقل مطلوب',
  decimal: (from: number, to: number) =>
    `اكتب رقمًا من ${formatCount(from)} إلى ${formatCount(to)}، مثل ٢٥ أو ٢٥٫٥٠`,
  whole: (from: number, to: number) => `اكتب رقمًا صحيحًا من ${formatCount(from)} إلى ${formatCount(to)}`,
  order: 'أول يوم لا يأتي بعد آخر يوم',
  rates: (to: number) => `اكتب نسبة من ٠ إلى ${formatCount(to)}، أو اتركها فارغة`,
  long: (most: number) => `اكتب ${formatCount(most)} حرفًا على الأكثر`,
  digits: ({ least, most }: { least: number; most: number }) =>
    `اكتب أرقامًا فقط، ${plural(most, DIGITS)}${least === most ? '' : ' على الأكثر'}`,
  instapay: 'اكتب العنوان كما في إنستاباي، مثل name@instapay',
  email: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  phone: 'اكتب رقم تليفون صحيحًا، مثل ٠٢٢٣٤٥٦٧٨٩',
  link: 'اكتب رابطًا يبدأ بـ https://',
  unknown: 'لا يوجد إعداد بهذا الاسم هنا.',
} as const;

/** Limits that the law sets (law 181/2018). */
export const lawText: Readonly<Record<LawReason, string>> = {
  records: 'لا تقل المدة عن ٥ سنوات: يلزم القانون بحفظ الدفاتر والمستندات خلالها (قانون ٢٠٦ لسنة ٢٠٢٠).',
  withdrawal: 'لا تقل المدة عن ١٤ يومًا: للمستهلك أن يرجع في الشراء خلالها (قانون ١٨١ لسنة ٢٠١٨، مادة ٤٠).',
  defects: 'لا تقل المدة عن ٣٠ يومًا للمنتج المعيب أو المخالف (قانون ١٨١ لسنة ٢٠١٨، مادة ٢١).',
  refund: 'يُرد المبلغ خلال ٧ أيام على الأكثر من رجوع المنتج (قانون ١٨١ لسنة ٢٠١٨، مادة ٤٠).',
  delivery: 'لا تزيد المدة على ٣٠ يومًا: بعدها للمستهلك أن يرجع في الشراء (قانون ١٨١ لسنة ٢٠١٨، مادة ٤٠).',
};

/** Errors about two values together. */
export const togetherText = {
  reminderAfterTimeout: 'يأتي التذكير قبل الإلغاء: اجعله أقل من مهلة قبول الطلب.',
  overdueBeforeLate: 'يصبح التحصيل متعثرًا بعد أن يتأخر: اجعله أكثر من مهلة التأخير.',
  earningsBeforeReturns: 'لا تُتاح مستحقات التاجر قبل انتهاء مهلة الإرجاع.',
  defectsBeforeReturns: 'مهلة العيوب لا تقل عن مهلة الإرجاع دون سبب.',
  noMethod: 'اترك وسيلة دفع واحدة على الأقل.',
} as const;

/** Errors in the texts of the shop. */
export const writtenText = {
  heading: 'اكتب عنوان الفقرة',
  headingLong: 'اكتب ١٢٠ حرفًا على الأكثر',
  paragraph: 'اكتب نصًا تحت العنوان',
  paragraphLong: 'اكتب ٤٬٠٠٠ حرف على الأكثر في الفقرة الواحدة',
  tooMuch: 'النص طويل جدًا.',
  empty: 'اكتب قسمًا واحدًا على الأقل',
  twice: 'تكرر هذا العنوان',
} as const;
