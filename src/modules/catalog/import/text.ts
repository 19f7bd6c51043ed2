import { MOST_FEW } from '#modules/merchants/low-stock.ts';
import { taxClassText } from '#modules/settings/tax-class.text.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { refuser } from '#platform/refusal.ts';
import { factFields } from '../back-office/disclosure-fields.text.ts';
import { MOST_PICTURES } from '../back-office/product-draft.ts';
import { ofFacts } from '../disclosure.ts';
import { exclusionText } from '../exclusion.text.ts';
import type { ColumnKey } from './columns.ts';
import { MOST_EXPORTED, MOST_ROWS } from './columns.ts';

export const importRefusals = {
  no_known_column: [422, 'الملف فارغ. اكتب في أول صف أسماء الأعمدة وتحتها المنتجات، ثم ارفعه من جديد.'],
  column_twice: [422, 'في الملف عمودان بنفس العنوان. احذف أحدهما ثم ارفع الملف من جديد.'],
  no_rows: [422, 'الملف فيه العناوين فقط. أضف منتجًا واحدًا على الأقل.'],
  too_many_rows: [
    422,
    `الملف أكبر من المسموح: ${formatCount(MOST_ROWS)} صف على الأكثر. قسّمه إلى ملفين أو أكثر.`,
  ],
  import_not_found: [404, 'هذا الاستيراد غير موجود.'],
  import_not_startable: [409, 'هذا الاستيراد يعمل الآن أو انتهى.'],
  import_file_gone: [410, 'مرّ وقت طويل على هذا الملف فلم نعد نحتفظ به. ارفعه من جديد.'],
  import_not_running: [409, 'هذا الاستيراد لا يعمل الآن.'],
  nothing_to_import: [422, 'لا توجد صفوف صالحة للاستيراد في هذا الملف.'],
  too_many_to_export: [
    422,
    `المنتجات المطلوبة أكثر من ${formatCount(MOST_EXPORTED)} صف. ضيّق النتائج بقسم أو ماركة ثم صدّرها.`,
  ],
} as const;

export const importRefusal = refuser(importRefusals);

/** Titles as files are written; reading accepts any spelling and the other names too. */
export const columnTitles: Readonly<Record<ColumnKey, string>> = {
  code: 'كود المنتج',
  title: 'اسم المنتج',
  category: 'القسم',
  subcategory: 'النوع',
  brand: 'الماركة',
  description: 'الوصف',
  specifications: 'المواصفات',
  option1: 'اسم الخيار 1',
  value1: 'قيمة الخيار 1',
  option2: 'اسم الخيار 2',
  value2: 'قيمة الخيار 2',
  option3: 'اسم الخيار 3',
  value3: 'قيمة الخيار 3',
  swatch: 'لون العينة',
  picture: 'رقم صورة الخيار',
  price: 'السعر',
  originalPrice: 'السعر قبل التخفيض',
  stock: 'المخزون',
  sku: 'كود المخزون',
  shelf: 'الرف',
  available: 'متاح',
  images: 'الصور',
  notReturnable: 'سبب عدم الإرجاع',
  taxClass: 'الضريبة',
  lowStock: 'حد المخزون القليل',
  ...ofFacts(name => factFields[name].titles[0]),
  status: 'الحالة',
};

export const otherTitles: Readonly<Record<ColumnKey, readonly string[]>> = {
  code: ['product code', 'product_code', 'handle', 'code', 'الكود'],
  title: ['title', 'name', 'product name', 'product title', 'الاسم', 'المنتج', 'اسم الصنف'],
  category: ['category', 'الفئة', 'التصنيف'],
  subcategory: ['subcategory', 'sub category', 'القسم الفرعي', 'التصنيف الفرعي'],
  brand: ['brand', 'vendor', 'العلامة التجارية'],
  description: ['description', 'body', 'وصف المنتج', 'عن المنتج'],
  specifications: ['specifications', 'specs'],
  option1: ['option1 name', 'option 1 name', 'option 1', 'الخيار الأول'],
  value1: ['option1 value', 'option 1 value', 'value 1', 'قيمة الخيار الأول'],
  option2: ['option2 name', 'option 2 name', 'option 2', 'الخيار الثاني'],
  value2: ['option2 value', 'option 2 value', 'value 2', 'قيمة الخيار الثاني'],
  option3: ['option3 name', 'option 3 name', 'option 3', 'الخيار الثالث'],
  value3: ['option3 value', 'option 3 value', 'value 3', 'قيمة الخيار الثالث'],
  swatch: ['swatch', 'color code', 'كود اللون'],
  picture: ['variant picture', 'variant_picture', 'صورة الخيار'],
  price: ['price', 'current price', 'السعر الحالي', 'سعر البيع'],
  originalPrice: ['old price', 'original price', 'compare at price', 'السعر القديم', 'السعر الأصلي'],
  stock: ['stock', 'quantity', 'qty', 'inventory', 'الكمية'],
  sku: ['sku', 'variant sku', 'باركود'],
  shelf: ['shelf', 'bin', 'bin location', 'location', 'مكان التخزين', 'الموقع'],
  available: ['available', 'الإتاحة'],
  images: ['images', 'image', 'pictures', 'image url', 'الصورة', 'روابط الصور'],
  notReturnable: [
    'not returnable',
    'not_returnable',
    'return policy',
    'الإرجاع',
    'الإرجاع',
    'سبب عدم الإرجاع',
  ],
  taxClass: ['tax class', 'tax_class', 'ضريبة القيمة المضافة'],
  lowStock: ['low stock', 'low_stock', 'low stock threshold', 'reorder level', 'حد إعادة الطلب'],
  ...ofFacts(name => factFields[name].titles.slice(1)),
  status: ['status', 'visibility', 'الظهور'],
};

/** The values of the status column. */
export const statusWords = {
  draft: ['مسودة', 'draft'],
  published: ['منشور', 'منشور في المتجر', 'published', 'active'],
  hidden: ['مخفي', 'hidden', 'archived'],
  in_review: ['قيد المراجعة', 'in_review', 'in review'],
} as const;

export const yesWords = ['نعم', 'متاح', 'yes', 'true', '1'] as const;
export const noWords = ['لا', 'غير متاح', 'no', 'false', '0'] as const;

/** The values of the returns column, besides the reasons' own words. */
export const asCategoryWords = ['حسب القسم', 'كالقسم', 'as category'] as const;
export const returnableWords = ['يُسترجع', 'قابل للإرجاع', 'قابل للاسترجاع', 'returnable'] as const;

/** Of the column of few units, besides a number. */
export const asShopWords = ['حسب المتجر', 'كالمتجر', 'as shop'] as const;

/** Of the columns of the warranty, the shelf and a variant's picture: none. */
export const withoutWords = ['بلا', 'none'] as const;

export const reasonText = {
  keyMissing: 'اكتب اسم المنتج أو كوده',
  titleMissing: 'منتج جديد بلا اسم',
  categoryMissing: 'منتج جديد بلا قسم',
  priceMissing: 'منتج جديد بلا سعر',
  titleTooLong: 'اسم المنتج أطول من ٣٠٠ حرف',
  tooLong: (most: number) => `أطول من ${formatCount(most)} حرف`,
  categoryUnknown: 'لا يوجد قسم بهذا الاسم أو الرقم',
  subcategoryUnknown: 'لا يوجد نوع بهذا الاسم في القسم',
  brandUnknown: 'لا توجد ماركة بهذا الاسم أو الرقم',
  placeTwice: 'أكثر من واحد بهذا الاسم. اكتب رقمه بدل اسمه',
  price: 'اكتب السعر رقمًا أكبر من صفر، مثل 250 أو 298.08',
  originalPrice: 'اكتب السعر قبل التخفيض رقمًا، أو صفرًا لإلغائه',
  lowStock: `اكتب عددًا صحيحًا حتى ${formatCount(MOST_FEW)}، أو «${asShopWords[0]}»`,
  stock: 'اكتب المخزون عددًا صحيحًا من صفر فأكثر',
  scientific: 'حوّل إكسل هذا الكود إلى رقم مختصر. اجعل العمود نصًا واكتب الكود من جديد',
  date: 'حوّل إكسل هذه القيمة إلى تاريخ. اجعل العمود نصًا واكتبها من جديد',
  formula: 'في هذه الخانة معادلة. انسخها والصقها كقيمة',
  available: 'اكتب نعم أو لا',
  status: 'اكتب مسودة أو منشور أو مخفي',
  notReturnable: `اكتب «${returnableWords[0]}» أو «${asCategoryWords[0]}» أو سببًا يقبله القانون: ${Object.values(exclusionText).join('، ')}`,
  taxClass: `اكتب «${asCategoryWords[0]}» أو ${Object.values(taxClassText).join(' أو ')}`,
  months: (most: number) => `اكتب عدد الشهور، حتى ${most}، أو «بلا»`,
  swatch: 'اكتب اللون بصيغة #rrggbb',
  picturePlace: `اكتب ترتيب الصورة بين صور المنتج، من 1 إلى ${MOST_PICTURES}، أو «${withoutWords[0]}»`,
  picture: 'ليس رابط صورة يبدأ بـ https ولا معرّف ملف من Google Drive',
  specification: 'اكتب كل مواصفة في سطر: الاسم: القيمة',
  tooMany: 'عددها أكبر من المسموح',
  valueWithoutName: 'قيمة خيار بلا اسم للخيار',
  nameWithoutValue: 'خيار بلا قيمة',
  differs: (row: number) => `يخالف ما في الصف ${formatCount(row)} لنفس المنتج`,
  skuTwice: (row: number) => `كود المخزون مكرر في الصف ${formatCount(row)}`,
  optionsTwice: (row: number) => `نفس الخيارات مكررة في الصف ${formatCount(row)}`,
  joined: 'لم يُستورد هذا الصف لأن صفًا آخر من نفس المنتج به خطأ',
  noSuchProduct: `لا يوجد لديك منتج بهذا الرقم. كود يبدأ بـ ${isolate('P-')} يخص المنتجات الموجودة فقط`,
  skuOfAnother: 'كود المخزون مستخدم في منتج آخر لديك',
  stockTaken: 'بيع جزء من المخزون أثناء الاستيراد، فلم تكفِ الكمية. راجعها ثم أعد الاستيراد',
} as const;

export const exportText = {
  name: 'المنتجات',
  template: 'نموذج المنتجات',
  problems: 'أخطاء الاستيراد',
  badRows: 'صفوف تحتاج إصلاحًا',
  reason: 'سبب الرفض',
} as const;

/** Two products of the template: one with two variants. */
export const templateRows: readonly Partial<Record<ColumnKey, string | number>>[] = [
  {
    code: 'QAMIS-1',
    title: 'قميص قطن بأكمام طويلة',
    category: 'الأزياء',
    description: 'قطن مصري.',
    specifications: 'الخامة: قطن\nبلد الصنع: مصر',
    option1: 'المقاس',
    value1: 'م',
    price: 400,
    originalPrice: 480,
    stock: 5,
    sku: 'QAMIS-1-M',
    shelf: 'B-12',
    available: 'نعم',
    images: 'https://example.com/qamis.jpg',
    status: 'مسودة',
  },
  {
    code: 'QAMIS-1',
    option1: 'المقاس',
    value1: 'ل',
    price: 420,
    stock: 2,
    sku: 'QAMIS-1-L',
    shelf: 'B-12',
    available: 'نعم',
  },
];
