import type { TRACE_OUTCOMES } from '#modules/payments/back-office.calls.ts';
import { isolate } from '#platform/isolate.ts';

export const paymentsText = {
  intro: 'ما يحتاج إليك في عمليات الدفع: تحويلات وصلت، وطرود رُدّ ثمنها ثم وُجدت، ورسائل لا تطابق دفاترنا.',
  loading: 'جاري تحميل عمليات الدفع...',
  failed: 'تعذر تحميل عمليات الدفع',
  order: 'الطلب',
  buyer: 'العميل',
  mobile: 'الموبايل',
  amount: 'المبلغ',
  since: 'منذ',
  method: 'طريقة الدفع',
  action: 'الإجراء',
  close: 'إغلاق',
  working: 'جاري الحفظ...',
} as const;

export const transferText = {
  title: 'تحويلات تنتظر التأكيد',
  none: 'لا توجد تحويلات تنتظر التأكيد.',
  proof: 'صورة التحويل',
  proofOf: (order: string) => `ما أرسله العميل عن تحويل الطلب ${order}`,
  show: 'عرض الصورة',
  showOf: (order: string) => `عرض صورة تحويل الطلب ${order}`,
  noProof: 'لا توجد صورة',
  late: 'ملغي لعدم الدفع',
  confirm: 'تأكيد الوصول',
  dialogTitle: (order: string) => `تأكيد تحويل الطلب ${order}`,
  dialogText: 'اكتب المبلغ كما ظهر في كشف حساب البنك، لا كما في صورة العميل. يجب أن يساوي مبلغ الطلب بالضبط.',
  refusedBefore: 'رُفضت الصورة',
  refuse: 'رفض الصورة',
  refuseTitle: (order: string) => `رفض صورة تحويل الطلب ${order}`,
  refuseText: 'يبقى التحويل في القائمة، وللعميل أن يرفق صورة أخرى قبل انتهاء مهلة الدفع.',
  lateRefuseText: 'أُلغي الطلب لعدم الدفع، فيخرج تحويله من القائمة ما لم تصل صورة أخرى.',
  reason: 'السبب كما يقرؤه العميل',
  refused: 'رُفضت الصورة وأبلغنا العميل',
  bankAmount: 'المبلغ الواصل بالجنيه',
  done: 'تأكد وصول التحويل',
} as const;

export const traceText = {
  title: 'رسائل دفع تحتاج إلى مراجعة',
  none: 'لا توجد رسائل دفع تحتاج إلى مراجعة.',
  what: 'ما حدث',
  gateway: 'البوابة',
  reported: 'ما قالته الرسالة',
  ours: 'ما في دفاترنا',
  at: 'الوقت',
  seen: 'اطلعت عليها',
  done: 'أُزيلت من القائمة',
  nothing: '—',
} as const;

export const TRACE_NAMES: Readonly<Record<(typeof TRACE_OUTCOMES)[number], string>> = {
  forged_signature: 'توقيع مزوّر، ولم يتغيّر شيء',
  amount_differs: 'مبلغ غير مبلغ العملية، ولم يتغيّر شيء',
  currency_differs: 'عملة غير الجنيه، ولم يتغيّر شيء',
  payment_not_found: 'عملية لا نعرفها، ولم يتغيّر شيء',
  for_staff: 'إشعار دفع غير متوقع',
};

/** The events that gateways report. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  authorised: 'حجز مبلغ',
  captured: 'دفع',
  declined: 'رفض',
  expired: 'انتهاء مهلة',
  voided: 'إلغاء',
  refunded: 'استرداد',
  chargeback: 'اعتراض من البنك',
};

export const refundedParcelText = {
  title: 'طرود رُدّ ثمنها ثم وُجدت',
  none: 'لا توجد طرود رُدّ ثمنها ثم وُجدت.',
  merchant: 'المتجر',
  amount: 'رُدّ للعميل',
  choice: 'المتفق عليه',
  where: 'الطرد',
  delivered: 'سُلّم',
  underWay: 'في الطريق',
  since: 'منذ',
  decide: 'تسجيل ما حدث',
  dialogTitle: (order: string) => `طرد من الطلب ${isolate(order)}`,
  dialogText: 'سُلّم الطرد بعد رد ثمنه، أو قد يُسلَّم. سجّل ما حدث أو من يتحمل ثمنه.',
  decision: 'ما حدث',
  reason: 'السبب، أو رقم العملية في البنك',
  paid: 'دفع العميل ثمنه ثانية',
  done: 'سُجّل القرار',
} as const;
