import { type RefusalTable, refuser } from '#platform/refusal.ts';

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
