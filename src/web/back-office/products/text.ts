import type { BulkProblem } from '#modules/catalog/back-office/bulk-change.ts';
import type { ProductStatus, Visibility } from '#modules/catalog/back-office/product-draft.ts';
import type { ProductForm } from '#modules/catalog/back-office/product-form.ts';
import type { ProductSort } from '#modules/catalog/back-office/product-query.ts';
import { factNames } from '#modules/catalog/disclosure.text.ts';
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
  picture: 'الصورة',
  choose: (title: string) => `اختر ${title}`,
  chooseAll: 'اختيار كل ما في الصفحة',
  none: 'لا توجد منتجات بعد',
  noneText: 'أضف أول منتج ليظهر لعملائك بعد النشر مباشرة.',
  nothingFound: 'لا توجد منتجات بهذه المواصفات',
  failed: 'تعذر تحميل المنتجات',
  retry: 'إعادة المحاولة',
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
  price: 'تغيير السعر',
  stock: 'تغيير المخزون',
  chooseAll: (total: number) => `اختيار كل نتائج القائمة: ${formatCount(total)}`,
  chooseFirst: (most: number) => `اختر أول ${formatCount(most)} في القائمة`,
  tooMany: (most: number) => `اختر ${formatCount(most)} منتج على الأكثر في المرة الواحدة`,
  titles: {
    publish: 'نشر المنتجات المختارة',
    hide: 'إخفاء المنتجات المختارة',
    price: 'تغيير السعر',
    stock: 'تغيير المخزون',
  },
  way: 'كيف؟',
  ways: { set: 'قيمة واحدة للكل', amount: 'زيادة أو خصم مبلغ', percent: 'زيادة أو خصم نسبة' },
  stockWays: { set: 'كمية واحدة للكل', amount: 'إضافة إلى الكمية' },
  value: { price: 'المبلغ بالجنيه', percent: 'النسبة ٪', stock: 'عدد القطع' },
  lowerHint: 'اكتب علامة − قبل الرقم للخصم',
  rounding: 'التقريب',
  roundings: {
    none: 'بدون تقريب',
    pound: 'لأقرب جنيه',
    five: 'لأقرب ٥ جنيهات',
    ninety_nine: 'ينتهي بـ ٩٩ قرشًا',
  },
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
  kept: (kept: number) => `لم يرجع ما تغيّر بعدها: ${formatCount(kept)}`,
  skipped: (count: number) => `لن يتغيّر بسبب مشكلة: ${formatCount(count)}`,
  more: (count: number) => `و${formatCount(count)} غيرها`,
} as const;

export const bulkProblemText: Record<BulkProblem, string> = {
  price_not_positive: 'السعر يصبح صفرًا أو أقل',
  above_original_price: 'السعر يصل إلى السعر قبل التخفيض أو يزيد عليه',
  stock_below_zero: 'الكمية تصبح أقل من صفر',
  no_picture: 'لا توجد له صورة',
};

export const partText: Partial<Record<keyof ProductForm, string>> = {
  title: 'اسم المنتج',
  description: 'الوصف',
  categoryId: 'القسم',
  subcategoryId: 'النوع',
  brandId: 'الماركة',
  images: 'الصور',
  specifications: 'المواصفات',
  options: 'الخيارات والأسعار والمخزون',
  originalPrice: 'السعر قبل التخفيض',
  notReturnable: 'الإرجاع',
  taxClass: 'الضريبة',
  ...factNames,
  lowStockAt: 'حد المخزون القليل',
  status: 'الظهور',
};

export const visibilityText: Record<Visibility, string> = {
  draft: 'مسودة',
  published: 'منشور في المتجر',
  hidden: 'مخفي',
};

export const editorText = {
  newTitle: 'منتج جديد',
  editTitle: 'تعديل المنتج',
  basics: 'البيانات الأساسية',
  subcategory: 'النوع',
  noSubcategory: 'بلا نوع',
  title: 'اسم المنتج',
  titleHint: 'اسم واضح فيه النوع وأهم صفة. حتى ٣٠٠ حرف، ويظهر منه سطران في البطاقة.',
  titleLength: (length: number) => `${formatCount(length)} / ${formatCount(300)}`,
  category: 'القسم',
  chooseCategory: 'اختر القسم',
  brand: 'الماركة',
  noBrand: 'بدون ماركة',
  merchant: 'المتجر',
  chooseMerchant: 'اختر المتجر',
  description: 'الوصف',
  specifications: 'المواصفات',
  addSpecification: 'إضافة مواصفة',
  specificationName: (at: number) => `اسم المواصفة ${formatCount(at)}`,
  specificationValue: (at: number) => `قيمة المواصفة ${formatCount(at)}`,
  specificationNameHint: 'مثل: الخامة',
  specificationValueHint: 'مثل: جلد طبيعي',
  removeSpecification: (name: string) => `حذف مواصفة ${name}`,
  price: 'السعر',
  currentPrice: 'السعر الحالي',
  originalPrice: 'السعر قبل التخفيض',
  originalHint: 'يجب أن يكون أكبر من السعر الحالي، أو اتركه فارغًا',
  pound: 'جنيه',
  returns: 'الإرجاع',
  returnsRule: 'يُسترجع دون سبب؟',
  asCategory: 'حسب القسم',
  asCategoryReturnable: 'حسب القسم: نعم',
  asCategoryReason: (reason: string) => `حسب القسم: لا، ${reason}`,
  returnable: 'نعم',
  notReturnable: (reason: string) => `لا: ${reason}`,
  returnsHint: 'يقرؤه العميل قبل الشراء. ما يصل معيبًا أو مخالفًا للوصف يُسترجع في كل الأحوال.',
  law: 'ما يطلبه القانون',
  taxClass: 'ضريبة القيمة المضافة',
  taxHint: 'تُحسب داخل السعر إن كان المتجر مسجلًا',
  taxAsCategory: (name: string) => `حسب القسم: ${name}`,
  visibility: 'الظهور',
  visibilityHint: 'يظهر المنتج للعملاء بعد النشر مباشرة.',
  reviewHint: 'تراجع إدارة المتجر المنتجات الجديدة قبل ظهورها للعملاء.',
  waiting: 'هذا المنتج بانتظار مراجعة إدارة المتجر.',
  approve: 'قبول المنتج',
  sendBack: 'إعادته إلى التاجر',
  approved: 'ظهر المنتج في المتجر',
  sentBack: 'عاد المنتج مسودة عند التاجر',
  preview: 'معاينة البطاقة',
  previewTitle: 'اسم المنتج',
  saveDraft: 'حفظ كمسودة',
  publish: 'نشر المنتج',
  save: 'حفظ التغييرات',
  saving: 'جاري الحفظ...',
  saved: 'تم حفظ المنتج',
  published: 'نُشر المنتج',
  inReview: 'أُرسل المنتج للمراجعة',
  delete: 'حذف المنتج',
  deleteTitle: (title: string) => `حذف ${title}؟`,
  deleteText: 'لا يمكن التراجع عن هذه الخطوة.',
  deleteNow: 'حذف',
  cancel: 'إلغاء',
  deleted: 'حُذف المنتج',
  notFound: 'هذا المنتج غير موجود أو ليس من منتجاتك',
  loading: 'جاري تحميل المنتج...',
  failed: 'تعذر تحميل المنتج',
  back: 'إلى المنتجات',
  copyCode: (code: string) => `نسخ كود المنتج ${code}`,
  codeCopied: 'نُسخ كود المنتج',
  seeInShop: 'عرض في المتجر',
  changedTitle: 'حفظ شخص آخر هذا المنتج أثناء عملك.',
  stockTaken: 'مراجعة المخزون',
} as const;

export const pictureText = {
  title: 'الصور',
  count: (count: number) => `${formatCount(count)} من ${formatCount(8)} · اسحب لترتيب الصور`,
  add: 'إضافة صور',
  types: 'JPG, PNG, WebP, AVIF',
  limit: 'حتى ٥ ميجابايت',
  cover: 'الصورة الرئيسية',
  uploading: (percent: number) => `جاري الرفع ${formatCount(percent)}٪`,
  waiting: 'جاري الرفع...',
  move: (at: number) => `رتّب الصورة ${formatCount(at)}. استخدم السهمين لتحريكها`,
  moved: (at: number, count: number) => `الصورة الآن رقم ${formatCount(at)} من ${formatCount(count)}`,
  remove: (at: number) => `حذف الصورة ${formatCount(at)}`,
  alt: (at: number) => `الصورة ${formatCount(at)}`,
  dismiss: 'إغلاق',
  full: 'وصلت إلى ٨ صور. احذف صورة لتضيف غيرها.',
  link: 'أو أضف برابط أو بمعرّف ملف من Google Drive',
  addLink: 'إضافة',
  failed: (name: string, message: string) => `${isolate(name)}: ${message}`,
  wrongLink: 'الصق رابطًا يبدأ بـ https أو معرّف ملف من Google Drive',
} as const;

export const optionText = {
  title: 'الخيارات والمخزون',
  has: 'لهذا المنتج خيارات',
  name: (at: number) => `اسم الخيار ${formatCount(at)}`,
  nameHint: 'مثل: اللون',
  suggestions: ['اللون', 'المقاس', 'السعة', 'الخامة'],
  colour: 'اللون',
  add: 'إضافة خيار آخر',
  remove: (name: string) => `حذف خيار ${name}`,
  addValue: (name: string) => `إضافة قيمة إلى ${name}`,
  addValueHint: 'اكتب القيمة ثم اضغط إدخال',
  value: (text: string) => `القيمة ${text}`,
  removeValue: (text: string) => `حذف القيمة ${text}`,
  swatch: (text: string) => `درجة لون ${text}`,
  picture: (text: string) => `صورة ${text}`,
  noPicture: 'بلا صورة خاصة',
  pictureAt: (at: number) => `صورة ${formatCount(at)}`,
  combination: 'التركيبة',
  price: 'السعر',
  stock: 'المخزون',
  sku: 'كود المخزون',
  available: 'متاح',
  of: (field: string, combination: string) => `${field}: ${combination}`,
  low: 'قارب على النفاد',
  lowStockAt: 'حد المخزون القليل',
  lowStockHint: 'اتركه فارغًا ليكون حد المتجر',
  lowStockOfShop: (units: number) => `اتركه فارغًا ليكون حد المتجر، وهو ${formatCount(units)}`,
  out: 'نفد المخزون',
  promised: (units: number) => `${formatCount(units)} في طلبات مفتوحة`,
  onlyOne: 'المنتج',
} as const;
