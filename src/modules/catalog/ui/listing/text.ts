import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';
import type { AttributeKey } from '../../facets/attribute.ts';

/** «١١٨ منتجًا» under a listing's title. */
export function productCount(count: number): string {
  return plural(count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{n} منتجات',
    many: '{n} منتجًا',
    other: '{n} منتج',
  });
}

/** The button of the filter sheet, with the number of products it would show. */
export function showCount(count: number): string {
  return plural(count, {
    zero: 'لا منتجات بهذه المواصفات',
    one: 'عرض منتج واحد',
    two: 'عرض منتجين',
    few: 'عرض {n} منتجات',
    many: 'عرض {n} منتجًا',
    other: 'عرض {n} منتج',
  });
}

export const listingText = {
  filter: 'تصفية',
  filterResults: 'تصفية النتائج',
  activeFilters: (count: number) => `عوامل التصفية المختارة: ${formatCount(count)}`,
  clearAll: 'مسح الكل',
  apply: 'تطبيق',
  sort: 'الترتيب',
  relevance: 'الأقرب لبحثك',
  newest: 'الأحدث أولًا',
  popular: 'الأكثر طلبًا',
  cheapest: 'السعر: من الأقل',
  dearest: 'السعر: من الأعلى',
  price: 'السعر',
  priceFrom: 'من',
  priceTo: 'إلى',
  lowestPrice: 'أقل سعر',
  highestPrice: 'أعلى سعر',
  merchant: 'المتجر',
  findMerchant: 'ابحث عن متجر',
  brand: 'الماركة',
  state: 'حالة العرض',
  onSale: 'عليه تخفيض',
  inStock: 'متوفّر الآن',
  products: 'المنتجات',
  showAll: 'عرض الكل',
  categories: 'الأقسام',
  allCategories: 'كل الأقسام',
  all: 'الكل',
  lessThan: (price: string) => `أقل من ${price}`,
  moreThan: (price: string) => `${price} فأكثر`,
} as const;

/** What goods are chosen by. */
export const attributeTitles: Readonly<Record<AttributeKey, string>> = {
  subcategory: 'النوع',
  rating: 'تقييم المشترين',
  size: 'المقاس',
  colour: 'اللون',
  storage: 'التخزين',
  ram: 'الرام',
  screen: 'حجم الشاشة',
  capacity: 'السعة',
  material: 'الخامة',
};
