import { exclusionText } from '#modules/catalog/exclusion.text.ts';
import type { Exclusion } from '#modules/catalog/exclusion.ts';
import { formatCount } from '#platform/digits.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

const DAYS: PluralForms = {
  zero: '{n} يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
};

export const productPageText = {
  delivery: (first: number, last: number) =>
    `التوصيل خلال ${formatCount(first)}–${formatCount(last)} أيام عمل حسب المحافظة`,
  deliverySomeday: 'التوصيل إلى كل المحافظات',
  deliveryFees: 'تُحسب رسوم التوصيل والتغليف والرسوم الإدارية عند إتمام الطلب.',
  cash: 'الدفع عند الاستلام متاح',
  cashHow: 'تدفع نقدًا لمندوب التوصيل عند باب البيت.',
  returns: (noReason: number, defect: number) =>
    `إرجاع بدون سبب خلال ${plural(noReason, DAYS)}، ومجانًا للمعيب خلال ${plural(defect, DAYS)}`,
  returnsHow: 'يُردّ المبلغ بوسيلة الدفع نفسها، أو رصيدًا في حسابك إن اخترت ذلك.',
  notReturnable: 'لا يُسترجع إلا لعيب أو خطأ',
  whyNotReturnable: (reason: Exclusion) =>
    `${exclusionText[reason]}. يمكنك إرجاعه إن وصل معيبًا أو مخالفًا للوصف.`,
  readPolicy: 'اقرأ سياسة الإرجاع',
} as const;
