import type { Facet } from '#modules/reports/report.ts';
import type { Preset } from './preset.ts';

export const reportsText = {
  title: 'التقارير',
  filters: 'ما يعرضه التقرير',
  presets: 'فترات جاهزة',
  sums: 'إجمالي الفترة',
  from: 'من يوم',
  to: 'إلى يوم',
  by: 'حسب',
  none: 'لا مبيعات في هذه الفترة',
  noneText: 'جرّب فترة أطول.',
  about:
    'المبيعات هي ما طُلب ولم يُلغَ ولم يُرفض عند الاستلام، بعد الخصم وبدون التوصيل والرسوم، بيوم الطلب في القاهرة.',
} as const;

export const presetNames: Readonly<Record<Preset, string>> = {
  today: 'اليوم',
  yesterday: 'أمس',
  week: 'آخر ٧ أيام',
  thirty: 'آخر ٣٠ يومًا',
  month: 'هذا الشهر',
  last_month: 'الشهر الماضي',
};

export const facetNames: Readonly<Record<Facet, string>> = {
  day: 'اليوم',
  category: 'القسم',
  merchant: 'المتجر',
  governorate: 'المحافظة',
  payment_method: 'طريقة الدفع',
};
