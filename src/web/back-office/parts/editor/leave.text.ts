export const leavingText = {
  title: 'لديك تغييرات غير محفوظة',
  lost: 'إن خرجت الآن ضاع ما كتبته.',
  stay: 'البقاء هنا',
  leave: 'الخروج دون حفظ',
} as const;
