import { type RefusalTable, refuser } from '#platform/refusal.ts';

const backOfficeRefusals = {
  tracking_taken: [409, 'رقم التتبّع هذا مسجل لطرد آخر. راجعه ثم حاول مرة أخرى.'],
} as const satisfies RefusalTable;

export const backOfficeRefusal = refuser(backOfficeRefusals);

/** Said beside a field. */
export const backOfficeInput = {
  day: 'اختر يومًا صحيحًا',
  note: 'اكتب ملاحظة من ١٠٠٠ حرف على الأكثر',
  trackingNumber: 'رقم التتبّع حروف إنجليزية وأرقام، من ٣ إلى ٤٠',
} as const;
