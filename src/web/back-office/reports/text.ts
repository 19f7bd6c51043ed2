import type { Facet } from '#modules/reports/report.ts';

export const reportsText = {
  title: 'التقارير',
  filters: 'ما يعرضه التقرير',
  from: 'من يوم',
  to: 'إلى يوم',
  by: 'حسب',
  none: 'لا مبيعات في هذه الفترة',
  noneText: 'جرّب فترة أطول.',
  about:
    'المبيعات هي ما طُلب ولم يُلغَ ولم يُرفض عند الاستلام، بعد الخصم وبدون التوصيل والرسوم، بيوم الطلب في القاهرة.',
} as const;

export const facetNames: Readonly<Record<Facet, string>> = {
  day: 'اليوم',
  category: 'القسم',
  merchant: 'المتجر',
  governorate: 'المحافظة',
  payment_method: 'طريقة الدفع',
};
