import { formatCount } from '#platform/digits.ts';

export const productPageText = {
  delivery: (first: number, last: number) =>
    `التوصيل خلال ${formatCount(first)}–${formatCount(last)} أيام عمل حسب المحافظة`,
  deliverySomeday: 'التوصيل إلى كل المحافظات',
  deliveryFees: 'تُحسب رسوم التوصيل والتغليف والرسوم الإدارية عند إتمام الطلب.',
  cash: 'الدفع عند الاستلام متاح',
  cashHow: 'تدفع نقدًا لمندوب التوصيل عند باب البيت.',
  returns: 'الاسترجاع وفق السياسة',
  returnsHow: 'يُردّ المبلغ رصيدًا في حسابك أو بوسيلة أخرى.',
  readPolicy: 'اقرأ سياسة الاسترجاع',
} as const;
