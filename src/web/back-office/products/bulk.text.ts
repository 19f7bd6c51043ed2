import type { BulkProblem } from '#modules/catalog/back-office/bulk-change.ts';
import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';

export function changeCount(count: number): string {
  return plural(count, {
    zero: 'لا شيء يتغيّر',
    one: 'تغيير واحد',
    two: 'تغييران',
    few: '{n} تغييرات',
    many: '{n} تغييرًا',
    other: '{n} تغيير',
  });
}

export const bulkText = {
  label: 'تعديل المنتجات المختارة',
  publish: 'نشر',
  hide: 'إخفاء',
  category: 'نقل إلى قسم',
  brand: 'تغيير الماركة',
  price: 'تغيير السعر',
  stock: 'تغيير المخزون',
  shelf: 'تغيير الرف',
  chooseAll: (total: number) => `اختيار كل نتائج القائمة: ${formatCount(total)}`,
  chooseFirst: (most: number) => `اختر أول ${formatCount(most)} في القائمة`,
  tooMany: (most: number) => `اختر ${formatCount(most)} منتج على الأكثر في المرة الواحدة`,
  titles: {
    publish: 'نشر المنتجات المختارة',
    hide: 'إخفاء المنتجات المختارة',
    category: 'نقل المنتجات إلى قسم',
    brand: 'تغيير ماركة المنتجات',
    price: 'تغيير السعر',
    stock: 'تغيير المخزون',
    shelf: 'مكان المنتجات في المخزن',
  },
  way: 'كيف؟',
  ways: { set: 'قيمة واحدة للكل', amount: 'زيادة أو خصم مبلغ', percent: 'زيادة أو خصم نسبة' },
  stockWays: { set: 'كمية واحدة للكل', amount: 'إضافة إلى الكمية' },
  value: { price: 'المبلغ بالجنيه', percent: 'النسبة ٪', stock: 'عدد القطع' },
  shelfName: 'الرف',
  shelfHint: 'مثل: B-12. يظهر عند التجهيز وفي قائمة السحب. اتركه فارغًا لحذفه.',
  noShelf: 'بلا رف',
  lowerHint: 'اكتب علامة − قبل الرقم للخصم',
  rounding: 'التقريب',
  roundings: {
    none: 'بدون تقريب',
    pound: 'لأقرب جنيه',
    five: 'لأقرب ٥ جنيهات',
    ninety_nine: 'ينتهي بـ ٩٩ قرشًا',
  },
  chooseBrand: 'اختر الماركة',
  preview: 'معاينة التغيير',
  apply: 'تنفيذ التغيير',
  working: 'جاري التنفيذ...',
  loading: 'جاري الحساب...',
  before: 'قبل',
  after: 'بعد',
  cancel: 'إلغاء',
  wrongValue: 'اكتب رقمًا صحيحًا',
  done: (changes: number) => `تم: ${changeCount(changes)}`,
  undo: 'تراجع',
  undone: (restored: number) => `رجعت القيم السابقة: ${changeCount(restored)}`,
  notRestored: (count: number) => `لم يرجع ما تغيّر بعدها: ${formatCount(count)}`,
  skipped: (count: number) => `لن يتغيّر بسبب مشكلة: ${formatCount(count)}`,
  more: (count: number) => `و${formatCount(count)} غيرها`,
} as const;

export const bulkProblemText: Record<BulkProblem, string> = {
  price_not_positive: 'السعر يصبح صفرًا أو أقل',
  above_original_price: 'السعر يصل إلى السعر قبل التخفيض أو يزيد عليه',
  stock_below_zero: 'الكمية تصبح أقل من صفر',
  no_picture: 'لا توجد له صورة',
};
