import { exclusionText } from '#modules/catalog/exclusion.text.ts';
import type { Exclusion } from '#modules/catalog/exclusion.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

const DAYS: PluralForms = {
  zero: '{n} يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
};

interface FeesShown {
  packaging: number;
  adminFee: number;
  freeDeliveryFrom: number | null;
}

const price = (pounds: number) => isolate(formatPrice(fromPounds(pounds)));

/** «٢ م» of an hour from 0 to 24. */
const hourText = (hour: number) => `${formatCount(hour % 12 || 12)} ${hour % 24 < 12 ? 'ص' : 'م'}`;

export const productPageText = {
  delivery: (first: number, last: number) =>
    `التوصيل خلال ${formatCount(first)}–${formatCount(last)} أيام عمل حسب المحافظة`,
  deliverySomeday: 'التوصيل إلى كل المحافظات',
  deliveryFees: 'تُحسب رسوم التوصيل والتغليف والرسوم الإدارية عند إتمام الطلب.',
  orderBefore: (hour: number) => `إذا طلبته قبل ${hourText(hour)} اليوم.`,
  delivered: (fee: number) => (fee === 0 ? 'التوصيل مجاني' : `التوصيل ${price(fee)} لكل شحنة`),
  fees: ({ packaging, adminFee, freeDeliveryFrom }: FeesShown) =>
    [
      `التغليف ${price(packaging)} لكل شحنة، و${price(adminFee)} رسوم إدارية للطلب.`,
      freeDeliveryFrom === null
        ? ''
        : `التوصيل مجاني إن اشتريت من هذا المتجر بـ${price(freeDeliveryFrom)} أو أكثر.`,
    ]
      .filter(Boolean)
      .join(' '),
  cash: 'الدفع عند الاستلام متاح',
  noCash: 'الدفع عند الاستلام غير متاح لك الآن',
  cashHow: 'تدفع نقدًا لمندوب التوصيل عند باب البيت.',
  returns: (noReason: number, defect: number) =>
    `إرجاع بدون سبب خلال ${plural(noReason, DAYS)}، ومجانًا للمعيب خلال ${plural(defect, DAYS)}`,
  returnsHow: 'يُردّ المبلغ بوسيلة الدفع نفسها، أو رصيدًا في حسابك إن اخترت ذلك.',
  notReturnable: 'لا يُسترجع إلا لعيب أو خطأ',
  whyNotReturnable: (reason: Exclusion) =>
    `${exclusionText[reason]}. يمكنك إرجاعه إن وصل معيبًا أو مخالفًا للوصف.`,
  readPolicy: 'اقرأ سياسة الإرجاع',
} as const;
