import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';
import { refuser } from '#platform/refusal.ts';

export const catalogRefusals = {
  product_not_found: [404, 'هذا المنتج غير موجود أو لم يعد معروضًا.'],
  category_not_found: [404, 'هذا القسم غير موجود.'],
  brand_not_found: [404, 'هذه الماركة غير موجودة.'],
} as const;

export const catalogRefusal = refuser(catalogRefusals);

export const cardText = {
  addToCart: 'أضف إلى السلة',
  chooseOptions: 'حدّد المواصفات',
  adding: 'جاري الإضافة...',
  like: 'أضف إلى المفضلة',
  unlike: 'إزالة من المفضلة',
  outOfStock: 'نفد المخزون',
} as const;

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

/** The button of the filter sheet, with what it would show. */
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

/** Said only when few are left. */
export function piecesLeft(count: number): string {
  return plural(count, {
    zero: cardText.outOfStock,
    one: 'بقيت قطعة واحدة',
    two: 'بقيت قطعتان',
    few: 'بقيت {n} قطع',
    many: 'بقيت {n} قطعة',
    other: 'بقيت {n} قطعة',
  });
}

export const listingText = {
  filter: 'تصفية',
  filterResults: 'تصفية النتائج',
  activeFilters: (count: number) => `عوامل التصفية المختارة: ${formatCount(count)}`,
  clearAll: 'مسح الكل',
  apply: 'تطبيق',
  sort: 'الترتيب',
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
} as const;

export const detailsText = {
  taxIncluded: 'السعر شامل الضرائب',
  save: 'وفّر',
  chooseFirst: (option: string) => `اختر ${option} أولًا`,
  unavailable: (option: string) => `${option}، غير متوفّر`,
  pictures: 'صور المنتج',
  picture: (position: number, count: number) => `صورة ${formatCount(position)} من ${formatCount(count)}`,
  enlarge: 'تكبير الصورة',
  about: 'عن المنتج',
  specifications: 'المواصفات',
  similar: 'منتجات مشابهة',
  brand: 'الماركة',
  onHoliday: 'المتجر في إجازة، ولا يستقبل طلبات حاليًا.',
} as const;

export const categoryText = {
  byCategory: 'تسوّق حسب القسم',
  all: 'كل الأقسام',
  others: 'أقسام أخرى',
  noProducts: 'لا توجد منتجات في هذا القسم بعد.',
  unnamed: 'منتجات القسم',
} as const;
