import type { ProductStatus } from '#modules/catalog/back-office/product-draft.ts';
import type { ProductSort } from '#modules/catalog/back-office/product-query.ts';
import { UNITS } from '#modules/orders/units.text.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

export const statusText: Record<ProductStatus, string> = {
  draft: 'مسودة',
  in_review: 'قيد المراجعة',
  published: 'منشور في المتجر',
  hidden: 'مخفي',
};

export const statusTones = {
  draft: 'neutral',
  in_review: 'warn',
  published: 'ok',
  hidden: 'neutral',
} as const;

export const sortText: Record<ProductSort, string> = {
  newest: 'الأحدث',
  oldest: 'الأقدم',
  cheapest: 'السعر: من الأقل',
  dearest: 'السعر: من الأعلى',
  requested: 'الأكثر طلبًا',
};

const MORE_LOW = {
  zero: '',
  one: 'وخيار آخر',
  two: 'وخياران آخران',
  few: 'و{n} خيارات أخرى',
  many: 'و{n} خيارًا آخر',
  other: 'و{n} خيار آخر',
} as const;

export const listText = {
  title: 'المنتجات',
  add: 'منتج جديد',
  import: 'استيراد',
  search: 'ابحث بالاسم أو كود المنتج أو كود المخزون',
  status: 'الحالة',
  allStatuses: 'كل الحالات',
  category: 'القسم',
  allCategories: 'كل الأقسام',
  brand: 'الماركة',
  allBrands: 'كل الماركات',
  merchant: 'المتجر',
  allMerchants: 'كل المتاجر',
  stock: 'المخزون',
  allStock: 'كل الكميات',
  lowStock: 'قارب على النفاد',
  left: (variant: string, units: number) => `${isolate(variant)}: ${plural(units, UNITS)}`,
  moreLow: (count: number) => plural(count, MORE_LOW),
  outOfStock: 'نفد المخزون',
  sort: 'الترتيب',
  filters: 'التصفية والترتيب',
  product: 'المنتج',
  price: 'السعر',
  orders: 'مرات الطلب',
  choose: (title: string) => `اختر ${title}`,
  chooseAll: 'اختيار كل ما في الصفحة',
  none: 'لا توجد منتجات بعد',
  noneText: 'أضف أول منتج ليظهر لعملائك بعد النشر مباشرة.',
  nothingFound: 'لا توجد منتجات بهذه المواصفات',
  failed: 'تعذر تحميل المنتجات',
  loading: 'جاري تحميل المنتجات...',
  from: 'من',
  notListed: 'لا يظهر في المتجر الآن',
} as const;

export function productTotal({ total, moreThanTotal }: { total: number; moreThanTotal: boolean }): string {
  if (moreThanTotal) return `أكثر من ${formatCount(total)} منتج`;
  return plural(total, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{n} منتجات',
    many: '{n} منتجًا',
    other: '{n} منتج',
  });
}

export function chosenCount(count: number): string {
  return plural(count, {
    zero: 'لم تختر شيئًا',
    one: 'اخترت منتجًا واحدًا',
    two: 'اخترت منتجين',
    few: 'اخترت {n} منتجات',
    many: 'اخترت {n} منتجًا',
    other: 'اخترت {n} منتج',
  });
}
