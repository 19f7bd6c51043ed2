import type { CategoryKey } from './categories.ts';

interface CastAd {
  type: 'landing_page_upper' | 'landing_page_categories';
  position: number;
  file: string;
  title: string;
  /** Who advertises: where a click leads when the target is missing [LND-11]. */
  merchant: string;
  directTo: 'merchant' | 'product' | 'category' | 'brand';
  category?: CategoryKey;
  /** How the product's title begins. */
  product?: string;
  brand?: string;
}

export const castAds: CastAd[] = [
  {
    type: 'landing_page_upper',
    position: 1,
    file: 'upper-1.webp',
    title: 'مهرجان البيت: جدّد بيتك بأيدٍ مصرية',
    merchant: 'أثاث الدلتا',
    directTo: 'category',
    category: 'home',
  },
  {
    type: 'landing_page_upper',
    position: 2,
    file: 'upper-2.webp',
    title: 'خطوتك أخفّ: أحذية رياضية',
    merchant: 'خطوة للأحذية',
    directTo: 'product',
    product: 'حذاء رياضي للجري',
  },
  {
    type: 'landing_page_upper',
    position: 3,
    file: 'upper-3.webp',
    title: 'سماعات وساعات من متجر النيل',
    merchant: 'متجر النيل',
    directTo: 'merchant',
  },
  {
    type: 'landing_page_categories',
    position: 1,
    file: 'banner-1.webp',
    title: 'مطبخك على مزاجك: براريد وفناجين وطاسات من ركن المطبخ',
    merchant: 'ركن المطبخ',
    // Its product is missing on purpose: the click falls back to the merchant.
    directTo: 'product',
  },
  {
    type: 'landing_page_categories',
    position: 2,
    file: 'banner-2.webp',
    title: 'كل شيء للعام الدراسي: حقائب وكتب وأدوات مكتبية من كرّاس',
    merchant: 'مكتبة الحي',
    directTo: 'brand',
    brand: 'Karras',
  },
  {
    type: 'landing_page_categories',
    position: 3,
    file: 'banner-3.webp',
    title: 'لعب يكبر معهم: ألعاب تعليمية من عالم اللعب',
    merchant: 'عالم اللعب',
    directTo: 'merchant',
  },
];
