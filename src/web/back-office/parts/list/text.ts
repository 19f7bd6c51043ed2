import { formatCount } from '#platform/digits.ts';

/** Words that all lists share. */
export const listKitText = {
  clear: 'إزالة التصفية',
  clearSearch: 'مسح البحث',
  unknown: 'جاري التحميل...',
  newest: 'الأحدث',
  older: 'الأقدم',
  turns: 'صفحات القائمة',
  unselect: 'إلغاء التحديد',
  /** Counted up to `most`. */
  count: (count: number, most: number) => (count < most ? formatCount(count) : `+${formatCount(most)}`),
} as const;
