import type { Found } from '#modules/reports/calls.ts';

export const findText = {
  openKeys: 'بحث في كل شيء (Ctrl K)',
  title: 'بحث في كل شيء',
  hint: 'رقم، موبايل، كود أو اسم',
  searching: 'جاري البحث...',
  nothing: 'لا توجد نتائج',
  failed: 'تعذر البحث. حاول مرة أخرى.',
  recent: 'اخترتها مؤخرًا',
  pages: 'الصفحات',
  keys: 'الأسهم للتنقل، Enter للفتح، Esc للإغلاق',
} as const;

export const kindNames: Readonly<Record<Found['kind'], string>> = {
  order: 'الطلبات',
  product: 'المنتجات',
  merchant: 'التجار',
  user: 'المستخدمون',
  return: 'المرتجعات',
  refund: 'مبالغ مستردة',
  payout: 'مستحقات التجار',
  coupon: 'الكوبونات',
  statement: 'كشوف حساب التجار',
};
