import { formatCount } from '#platform/digits.ts';

/** Law 181/2018, art. 41, by the word that a category or product carries. */
const EXCLUSION_WORDS: Readonly<Record<string, string>> = {
  made_to_order: 'يُصنع حسب الطلب',
  hygiene: 'منتج شخصي لا يُسترجع بعد فتحه',
  perishable: 'سريع التلف',
  unsealed_media: 'برامج أو مطبوعات لا تُسترجع بعد فتح غلافها',
  digital: 'محتوى رقمي',
  jewellery: 'مشغولات ذهبية أو فضية',
  other: 'مستثنى من الاسترجاع بحكم القانون',
};

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
  whyNotReturnable: (reason: string) =>
    `${EXCLUSION_WORDS[reason] ?? EXCLUSION_WORDS['other']}. يمكنك استرجاعه إن وصل معيبًا أو مخالفًا للوصف.`,
  readPolicy: 'اقرأ سياسة الاسترجاع',
} as const;
