import type { CategoryIcon } from '#modules/catalog/category-icon.ts';
import { exclusionText } from '#modules/catalog/exclusion.text.ts';
import type { ExclusionOrNone } from '#modules/catalog/exclusion.ts';
import { formatCount } from '#platform/digits.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

const PRODUCTS: PluralForms = {
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '{n} منتجات',
  many: '{n} منتجًا',
  other: '{n} منتج',
};

export const categoryFormText = {
  categories: 'الأقسام',
  newCategory: 'قسم جديد',
  editCategory: 'تعديل القسم',
  brands: 'الماركات',
  newBrand: 'ماركة جديدة',
  editBrand: 'تعديل الماركة',
  edit: (name: string) => `تعديل ${name}`,
  remove: (name: string) => `حذف ${name}`,
  removeTitle: (name: string) => `حذف ${name}؟`,
  removeText: 'لا يمكن التراجع عن هذه الخطوة.',
  delete: 'حذف',
  cancel: 'إلغاء',
  move: (name: string, place: number) => `ترتيب ${name}، مكانه ${formatCount(place)}. حرّكه بالسهمين`,
  moved: (name: string, place: number) => `${name} في المكان ${formatCount(place)}`,
  orderHint: 'اسحب القسم من مقبضه أو حرّكه بالسهمين، ثم احفظ الترتيب.',
  products: (count: number) => plural(count, PRODUCTS),
  nameAr: 'الاسم بالعربية',
  nameEn: 'الاسم بالإنجليزية',
  icon: 'الأيقونة',
  iconHint: 'تظهر في المتجر ما دام القسم بلا صورة',
  iconByName: 'حسب الاسم الإنجليزي',
  picture: 'صورة القسم',
  pictureHint: 'رابط صورة أو معرّف ملف، أو ارفع صورة. اتركه فارغًا لتظهر الأيقونة',
  upload: 'رفع صورة',
  uploading: (percent: number) => `جاري الرفع ${formatCount(percent)}٪`,
  subcategories: 'الأنواع داخل القسم',
  subcategoriesHint: 'افصل بينها بفاصلة. يختار المشتري منها، ويحدد محرر المنتج نوع كل منتج',
  notReturnable: 'الإرجاع دون سبب',
  returnable: 'نعم، خلال المهلة',
  excluded: (reason: string) => `لا: ${reason}`,
  notReturnableHint: 'يظهر للمشتري قبل الشراء، ولكل منتج أن يقول غيره (قانون ١٨١ لسنة ٢٠١٨، مادة ٤١)',
  taxClass: 'ضريبة القيمة المضافة',
  taxClassHint: 'تُحسب داخل سعر التاجر المسجَّل، ولكل منتج أن يقول غيره',
  proposed: 'ماركات في ملفات التجار وليست في المتجر. اضغط لتضيف، وتأخذها المنتجات من الاستيراد القادم.',
  brandName: 'الاسم',
  brandNameAr: 'الاسم بالعربية',
  aliases: 'أسماء أخرى',
  aliasesHint: 'افصل بينها بفاصلة؛ يجدها البحث',
  categoryChanged: (who: string) => `حفظ ${who} هذا القسم أثناء عملك. لم نحفظ تعديلك بعد.`,
  brandChanged: (who: string) => `حفظ ${who} هذه الماركة أثناء عملك. لم نحفظ تعديلك بعد.`,
  colleague: 'زميل لك',
  theirs: 'ما حفظه زميلك',
  takeTheirs: 'تجاهل تعديلي وأظهر ما حفظه',
  nothing: 'بلا',
  save: 'حفظ',
  saving: 'جاري الحفظ...',
  search: 'ابحث في الماركات',
  none: 'لا توجد نتائج',
  noneText: 'جرّب كلمة أقصر أو تأكد من كتابتها.',
} as const;

/** The subject of each icon for a category. */
const categoryIconNames: Readonly<Record<CategoryIcon, string>> = {
  laptop: 'كمبيوتر',
  smartphone: 'موبايل',
  tablet: 'تابلت',
  tv: 'تلفزيون',
  headphones: 'سماعات',
  camera: 'كاميرا',
  'gamepad-2': 'ألعاب فيديو',
  watch: 'ساعات',
  shirt: 'ملابس',
  handbag: 'حقائب يد',
  footprints: 'أحذية',
  glasses: 'نظارات',
  gem: 'مجوهرات',
  'spray-can': 'عطور',
  'heart-pulse': 'صحة',
  pill: 'صيدلية',
  baby: 'رُضّع',
  puzzle: 'لعب',
  sofa: 'أثاث',
  bed: 'مفروشات',
  lamp: 'إضاءة',
  'cooking-pot': 'أواني طبخ',
  utensils: 'أدوات مائدة',
  blender: 'خلاطات',
  refrigerator: 'ثلاجات',
  'washing-machine': 'غسالات',
  'shopping-basket': 'بقالة',
  apple: 'فاكهة',
  coffee: 'مشروبات',
  sprout: 'زراعة',
  'flower-2': 'زهور',
  dog: 'حيوانات',
  dumbbell: 'رياضة',
  volleyball: 'كرات',
  bike: 'دراجات',
  backpack: 'حقائب ظهر',
  luggage: 'سفر',
  'book-open': 'كتب',
  guitar: 'موسيقى',
  hammer: 'عدد يدوية',
  drill: 'عدد كهربائية',
  plug: 'كهرباء',
  car: 'سيارات',
  gift: 'هدايا',
  'layout-grid': 'عام',
};

export const iconNames: Readonly<Record<string, string>> = categoryIconNames;

/** The icon chosen for a category; empty: none. */
export const iconWord = (icon: CategoryIcon | ''): string =>
  icon === '' ? categoryFormText.iconByName : categoryIconNames[icon];

/** Whether goods of a category can be returned without a reason. */
export const returnsWord = (reason: ExclusionOrNone): string =>
  reason === '' ? categoryFormText.returnable : categoryFormText.excluded(exclusionText[reason]);
