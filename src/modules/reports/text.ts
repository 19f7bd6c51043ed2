import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { Facet } from './report.ts';

const reportRefusals = {
  not_your_report: [403, 'هذا التقرير لإدارة وكالة فقط.'],
  work_not_found: [404, 'انتهى هذا العمل أو لم يعد في القائمة.'],
  colleague_not_found: [409, 'هذا الزميل لم يعد يتولى أعمال المالية. اختر غيره.'],
  assigned_meanwhile: [409, 'تولى زميل هذا العمل أو أسنده منذ فتحت القائمة.'],
} as const satisfies RefusalTable;

export const reportRefusal = refuser(reportRefusals);

/** Shown next to a field. */
export const reportInput = {
  day: 'اختر يومًا صحيحًا',
  range: 'اختر فترة من سنتين على الأكثر، تبدأ قبل أن تنتهي',
  search: 'اكتب حرفين على الأقل',
} as const;

const facetColumns: Readonly<Record<Facet, string>> = {
  day: 'اليوم',
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
  returnsRate: 'نسبة الإرجاع',
  total: 'الإجمالي',
  unknown: 'غير محدد',
} as const;

export const sheetName = (by: Facet, from: string, to: string) =>
  `المبيعات حسب ${reportColumns[by]} ${from} ${to}`;
