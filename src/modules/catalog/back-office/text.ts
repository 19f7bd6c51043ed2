import { formatCount } from '#platform/digits.ts';
import { refuser } from '#platform/refusal.ts';
import type { DraftProblem } from './product-draft.ts';

export const backOfficeRefusals = {
  changed_meanwhile: [409, 'عدّل شخص آخر هذا المنتج أثناء عملك. راجع ما تغيّر ثم احفظ من جديد.'],
  stock_taken: [409, 'بيع جزء من المخزون أثناء عملك. راجع الكمية ثم احفظ من جديد.'],
  variant_in_orders: [409, 'لا يمكن حذف خيار عليه طلبات لم تُسلَّم بعد. أوقف إتاحته بدلًا من حذفه.'],
  sku_taken: [409, 'كود المخزون مستخدم في منتج آخر لديك.'],
  product_ordered: [409, 'لا يمكن حذف منتج سبق طلبه. أخفه من المتجر بدلًا من حذفه.'],
  merchant_missing: [422, 'اختر المتجر صاحب المنتج.'],
  preview_outdated: [409, 'تغيّرت المنتجات بعد المعاينة. راجع المعاينة الجديدة.'],
  undone_already: [409, 'تم التراجع عن هذا التغيير من قبل.'],
} as const;

export const backOfficeRefusal = refuser(backOfficeRefusals);

/** Shown next to the field. */
export const problemText: Record<DraftProblem, string> = {
  no_picture: 'أضف صورة واحدة على الأقل قبل النشر',
  original_price_not_greater: 'يجب أن يكون أكبر من السعر الحالي، أو اتركه فارغًا',
  original_price_never_asked: 'لم يُعرض المنتج بهذا السعر في آخر ٦ أشهر. اكتب سعرًا بيع به، أو اتركه فارغًا',
  one_variant: 'منتج بلا خيارات له سعر ومخزون واحد',
  no_variant: 'أضف قيمة واحدة على الأقل لكل خيار',
  option_missing: 'اختر قيمة لكل خيار',
  option_named_twice: 'هذا الخيار مكرر',
  variant_twice: 'هذه التركيبة مكررة',
  sku_twice: 'كود المخزون مكرر في هذا المنتج',
};

export const ruleText = {
  months: (most: number) => `اكتب عدد الشهور، حتى ${formatCount(most)} شهرًا`,
  title: 'اكتب اسم المنتج',
  titleTooLong: 'اسم المنتج أطول من ٣٠٠ حرف',
  category: 'اختر القسم',
  brand: 'هذه الماركة غير موجودة',
  subcategory: 'اختر نوعًا من هذا القسم',
  picture: 'هذا العنوان ليس صورة. الصق رابطًا يبدأ بـ https أو معرّف ملف من Google Drive',
  pictures: 'الحد الأقصى ٨ صور',
  price: 'اكتب سعرًا أكبر من صفر',
  stock: 'اكتب عددًا صحيحًا',
  sku: 'كود المخزون أطول من ٦٤ حرفًا',
  shelf: 'اسم الرف أطول من ٢٤ حرفًا',
  shortened: 'إكسل يكتب الأرقام الطويلة هكذا، فلا يُعرف هذا الكود في ملفات المنتجات. اكتب كودًا آخر',
  tooMany: 'الحد الأقصى ٣ خيارات و١٠٠ تركيبة',
} as const;
