import { forOldPhones } from '#platform/digits.ts';
import { isolate, isolateTitle } from '#platform/isolate.ts';
import { formatPrice, type Piastres, toPounds } from '#platform/money.ts';

export const watchText = {
  stock: 'أبلغني عند توفّره',
  price: 'أبلغني إذا انخفض سعره',
  stockOn: 'سنبلغك عند توفّره',
  priceOn: 'سنبلغك إذا انخفض سعره',
  stop: 'إلغاء',
} as const;

interface Watched {
  title: string;
  price: Piastres;
  /** The price at which it was watched or told last. */
  before: Piastres;
}

export const watchedMessages = {
  stock: {
    title: ({ title }: Watched) => `توفّر من جديد: ${isolateTitle(title)}`,
    body: ({ price }: Watched) => `السعر الآن ${isolate(formatPrice(price))}.`,
    sms: ({ price }: Watched) =>
      forOldPhones(`وكالة: توفر منتج تتابعه بسعر ${toPounds(price)} جنيه. التفاصيل في حسابك.`),
  },
  price: {
    title: ({ title }: Watched) => `انخفض سعر ${isolateTitle(title)}`,
    body: ({ price, before }: Watched) =>
      `صار ${isolate(formatPrice(price))} بدل ${isolate(formatPrice(before))}.`,
    sms: ({ price }: Watched) =>
      forOldPhones(`وكالة: انخفض سعر منتج تتابعه إلى ${toPounds(price)} جنيه. التفاصيل في حسابك.`),
  },
} as const;

/** What a mail calls its page. */
export const watchedLink = 'عرض المنتج';
