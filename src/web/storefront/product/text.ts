import { exclusionText } from '#modules/catalog/exclusion.text.ts';
import type { Exclusion } from '#modules/catalog/exclusion.ts';
import { formatCount } from '#platform/digits.ts';

export const productPageText = {
  delivery: (first: number, last: number) =>
    `التوصيل خلال ${formatCount(first)}–${formatCount(last)} أيام عمل حسب المحافظة`,
  deliverySomeday: 'التوصيل إلى كل المحافظات',
  deliveryFees: 'تُحسب رسوم التوصيل والتغليف والرسوم الإدارية عند إتمام الطلب.',
  cash: 'الدفع عند الاستلام متاح',
  cashHow: 'تدفع نقدًا لمندوب التوصيل عند باب البيت.',
  returns: 'الاسترجاع وفق السياسة',
  returnsHow: 'يُردّ المبلغ بوسيلة الدفع نفسها، أو رصيدًا في حسابك إن اخترت ذلك.',
  notReturnable: 'لا يُسترجع دون سبب',
  whyNotReturnable: (reason: Exclusion) =>
    `${exclusionText[reason]}. يمكنك استرجاعه إن وصل معيبًا أو مخالفًا للوصف.`,
  readPolicy: 'اقرأ سياسة الاسترجاع',
} as const;
