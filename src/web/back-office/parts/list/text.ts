import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';

/** Words that all lists share. */
export const listKitText = {
  clear: 'إزالة التصفية',
  clearSearch: 'مسح البحث',
  unknown: 'جاري التحميل...',
  newest: 'الأحدث',
  older: 'الأقدم',
  turns: 'صفحات القائمة',
  unselect: 'إلغاء التحديد',
  views: 'العروض المحفوظة',
  saveView: 'حفظ هذا العرض',
  viewName: 'اسم العرض',
  nameNeeded: 'اكتب اسمًا للعرض',
  save: 'حفظ',
  leave: 'إلغاء',
  columns: 'الأعمدة',
  removeView: (name: string) => `حذف العرض «${isolate(name)}»`,
  /** Counted up to `most`. */
  count: (count: number, most: number) => (count < most ? formatCount(count) : `+${formatCount(most)}`),
  /** More than that, which nobody counted. */
  beyond: (count: number) => `+${formatCount(count)}`,
} as const;
