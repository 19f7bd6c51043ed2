import { type RefusalTable, refuser } from '#platform/refusal.ts';

export const handoverRefusals = {
  handover_not_found: [404, 'لم نجد كشف التسليم هذا.'],
  not_signed_for: [409, 'لم يوقّع المندوب على كل هذه الطرود. اطلب منه أن يوقّع مرة أخرى.'],
  other_carrier: [409, 'هذا الطرد مع شركة شحن أخرى، فلا يدخل في هذا الكشف.'],
  signature_unknown: [400, 'لم يصل التوقيع. اطلب من المندوب أن يوقّع مرة أخرى.'],
} as const satisfies RefusalTable;

export const refuseHandover = refuser(handoverRefusals);

/** Sentences shown next to a field. */
export const handoverFields = {
  takenBy: 'اكتب اسم المندوب، من حرفين إلى ٦٠ حرفًا',
  signature: 'اطلب من المندوب أن يوقّع على الشاشة',
} as const;
