import { isolate } from '#platform/isolate.ts';
import { refuser } from '#platform/refusal.ts';

const categoryRefusals = {
  category_name_taken: [409, 'يوجد قسم بهذا الاسم.'],
  category_in_use: [409, 'في هذا القسم منتجات. انقلها إلى قسم آخر أولًا.'],
  subcategory_in_use: [409, 'حذفت نوعًا له منتجات، فلم نحفظ شيئًا.'],
  brand_name_taken: [409, 'توجد ماركة بهذا الاسم.'],
  brand_in_use: [409, 'لهذه الماركة منتجات. غيّر ماركتها أولًا.'],
  merge_runs: [409, 'دمج آخر لهذا أو ذاك لم ينته بعد. جرّب بعد دقيقة.'],
  too_many_subcategories: [409, 'يصبح في القسم أكثر من أربعين نوعًا. ادمج أنواعًا أو احذفها أولًا.'],
  category_changed_meanwhile: [
    409,
    'حفظ زميل لك تغييرًا هنا منذ فتحت الصفحة. لم نحفظ شيئًا بعد: راجع ما حفظه ثم احفظ.',
  ],
} as const;

export const categoryRefusal = refuser(categoryRefusals);

/** The errors in the fields of a category or a brand. */
export const categoryAndBrandText = {
  missing: 'هذا الحقل مطلوب',
  long: 'اكتب ٦٠ حرفًا على الأكثر',
  english: 'اكتب الاسم بحروف إنجليزية',
  picture: 'هذه ليست صورة مرفوعة ولا رابط صورة',
  icon: 'اختر أيقونة من القائمة',
  reason: 'اختر سببًا من القائمة',
  manyAliases: 'عشرون اسمًا آخر على الأكثر',
  manySubcategories: 'أربعون نوعًا على الأكثر',
  sameSubcategory: 'كتبت نوعًا مرتين',
  usedSubcategories: (names: readonly string[]) =>
    `لهذه الأنواع منتجات: ${names.map(name => isolate(name)).join('، ')}. لتغيير اسم نوع اكتب الجديد في مكانه، وللحذف غيّر نوع منتجاته أولًا`,
} as const;
