import { formatCount } from '#platform/digits.ts';

/** The kit's own Arabic; the shop's texts are passed as properties. */
export const kitText = {
  name: 'وكالة',
  skipToContent: 'انتقل إلى المحتوى',
  previous: 'السابق',
  next: 'التالي',
  pause: 'إيقاف الحركة',
  play: 'تشغيل الحركة',
  page: (page: number, pages: number) => `صفحة ${formatCount(page)} من ${formatCount(pages)}`,
  pageNumber: (page: number) => `صفحة ${formatCount(page)}`,
  pageOf: (page: number, pages: number) => `${formatCount(page)} / ${formatCount(pages)}`,
  pagination: 'الصفحات',
  breadcrumbs: 'مسار التصفّح',
  close: 'إغلاق',
  remove: (label: string) => `إزالة ${label}`,
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  optional: '(اختياري)',
  quantity: 'الكمية',
  more: 'زيادة الكمية',
  less: 'إنقاص الكمية',
  was: 'كان السعر',
  stepDone: 'تم',
  stepNow: 'الخطوة الحالية',
  stepTodo: 'لم يتم بعد',
  stepCancelled: 'توقفت هنا',
} as const;
