import { formatCount } from '#platform/digits.ts';
import type { Facet, LateStage } from './report.ts';

const facetColumns: Readonly<Record<Facet, string>> = {
  day: 'اليوم',
  product: 'المنتج',
  late_stage: 'أين حدث التأخير',
  return_reason: 'سبب الإرجاع',
  merchant: 'المتجر',
  category: 'القسم',
  governorate: 'المحافظة',
  payment_method: 'طريقة الدفع',
};

/** The columns of a report, on the page and in the sheet. */
export const reportColumns = {
  ...facetColumns,
  orders: 'الطلبات',
  units: 'القطع',
  amount: 'المبيعات',
  commission: 'العمولة',
  commissionVat: 'ضريبة العمولة',
  returned: 'قطع رجعت',
  returnsRate: 'نسبة الإرجاع',
  total: 'الإجمالي',
  unknown: 'غير محدد',
} as const;

export const lateStageNames: Readonly<Record<LateStage, string>> = {
  accepting: 'قبول الطلب',
  handing_over: 'التغليف وتسليم المندوب',
  courier: 'شركة الشحن',
  unreachable: 'تعذر الوصول إلى العميل',
};

/** By their names in returns. */
const returnReasonNames: Readonly<Record<string, string>> = {
  changed_mind: 'غيّر رأيه',
  does_not_fit: 'المقاس غير مناسب',
  defect: 'معيب',
  wrong: 'منتج مختلف',
  damaged: 'تالف',
  not_as_described: 'لا يطابق الوصف',
  counterfeit: 'مقلد',
};

/** The name of a row whose key is a word. */
export const wordOf = (by: Facet, key: string): string | undefined =>
  by === 'late_stage' ? lateStageNames[key as LateStage] : returnReasonNames[key];

/** The columns of what stock lasts for. */
export const stockColumns = {
  title: 'المنتج',
  stock: 'المخزون المتاح',
  sold: (days: number) => `بيع آخر ${formatCount(days)} يومًا`,
  lasts: 'يكفي بالأيام',
  name: (day: string) => `المخزون ${day}`,
} as const;

export const sheetName = (by: Facet, from: string, to: string) =>
  `المبيعات حسب ${reportColumns[by]} ${from} ${to}`;
