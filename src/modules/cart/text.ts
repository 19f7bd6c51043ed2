import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { type PluralForms, plural } from '#platform/plural.ts';
import { refuser } from '#platform/refusal.ts';
import type { LineChange } from './quote.ts';

export const cartRefusals = {
  product_not_found: [404, 'هذا المنتج لم يعد معروضًا'],
  unknown_governorate: [400, 'اختر المحافظة من القائمة.'],
} as const;

export const cartRefusal = refuser(cartRefusals);

const UNITS: PluralForms = {
  zero: 'لا توجد قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
};

/** After «من» the dual has another ending. */
const FROM_MERCHANTS: PluralForms = {
  zero: '',
  one: 'من متجر واحد',
  two: 'من متجرين',
  few: 'من {n} متاجر',
  many: 'من {n} متجرًا',
  other: 'من {n} متجر',
};

const ONLY_LEFT: PluralForms = {
  zero: 'نفد هذا المنتج. احذفه لتكمل الشراء.',
  one: 'بقيت قطعة واحدة فقط. قلّل الكمية لتكمل الشراء.',
  two: 'بقيت قطعتان فقط. قلّل الكمية لتكمل الشراء.',
  few: 'بقيت {n} قطع فقط. قلّل الكمية لتكمل الشراء.',
  many: 'بقيت {n} قطعة فقط. قلّل الكمية لتكمل الشراء.',
  other: 'بقيت {n} قطعة فقط. قلّل الكمية لتكمل الشراء.',
};

/** `٤ قطع من متجرين` */
export function cartSize(units: number, merchants: number): string {
  return `${plural(units, UNITS)} ${plural(merchants, FROM_MERCHANTS)}`;
}

/** The notes under a line that is no longer as the buyer left it. */
export function changeText(change: LineChange, available: number): string {
  if (change === 'fewer_left') return plural(available, ONLY_LEFT);
  return CHANGES[change];
}

const CHANGES: Readonly<Record<Exclude<LineChange, 'fewer_left'>, string>> = {
  price_changed: 'تغيّر سعر هذا المنتج منذ أضفته.',
  out_of_stock: 'نفد هذا المنتج. احذفه لتكمل الشراء.',
  not_sold: 'لم يعد هذا المنتج معروضًا للبيع. احذفه لتكمل الشراء.',
};

export const cartText = {
  title: 'سلة المشتريات',
  subtotal: 'المجموع الفرعي',
  checkout: 'إتمام الشراء',
  quantityOf: (title: string) => `كمية ${title}`,
  remove: (title: string) => `حذف ${title}`,
  removed: 'حُذف المنتج من السلة.',
  saveForLater: 'احفظه لوقت لاحق',
  later: 'محفوظ لوقت لاحق',
  savedForLater: 'حُفظ المنتج لوقت لاحق.',
  toCart: 'انقله إلى السلة',
  cartFull: 'السلة ممتلئة. احذف منتجًا لتضيف غيره.',
  removeLater: (title: string) => `حذف ${title} من المحفوظ`,
  soldOut: 'نفد الآن',
  joined: 'أضفنا إلى سلتك ما كان فيها على جهاز آخر.',
  undo: 'تراجع',
  summary: 'ملخص الطلب',
  products: (units: number) => `المنتجات (${formatCount(units)})`,
  cairo: 'القاهرة',
  delivery: 'التوصيل',
  packaging: 'التغليف',
  adminFee: 'رسوم إدارية',
  total: 'الإجمالي',
  freeDelivery: 'التوصيل مجاني من هذا المتجر.',
  untilFree: (missing: string) => `أضف بـ${isolate(missing)} من هذا المتجر ليصبح التوصيل مجانيًا.`,
  feesLater: 'تُحسب رسوم التوصيل والتغليف والرسوم الإدارية في الخطوة التالية.',
  emptyTitle: 'سلتك فارغة',
  emptyText: 'أضف ما يعجبك من المتاجر، وستجده هنا.',
  browse: 'تصفّح المنتجات',
  quoteFailed: 'تعذر التأكد من الأسعار الآن.',
  retry: 'إعادة المحاولة',
  blocked: 'راجع المنتجات المعلَّمة لتكمل الشراء.',
  wrongQuantity: 'اكتب كمية من ١ إلى ٩٩',
  emptyCart: 'سلتك فارغة',
  tooManyLines: 'لا يزيد الطلب عن ٥٠ منتجًا مختلفًا',
} as const;
