import { plural } from '#platform/plural.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ContactKind } from './contact.ts';
import type { Outcome, ReportKind, ReportReason, ReportTab } from './report.ts';

export const reportRefusals = {
  report_not_found: [404, 'لم نجد هذا البلاغ، أو أُغلق من قبل.'],
  report_came_meanwhile: [409, 'وصل بلاغ آخر عن الشيء نفسه. اقرأه ثم اختر الإجراء.'],
  report_subject_not_found: [404, 'لم يعد ما تبلغ عنه معروضًا.'],
  own_subject: [403, 'لا يمكنك الإبلاغ عما يخصك.'],
} as const satisfies RefusalTable;

export const refuseReport = refuser(reportRefusals);

export const reportFields = {
  reason: 'اختر سبب البلاغ',
  note: 'اكتب التفاصيل في ٥٠٠ حرف على الأكثر',
} as const;

export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  not_as_described: 'لا يطابق الوصف',
  counterfeit: 'منتج مقلد',
  forbidden: 'ممنوع بيعه',
  abuse: 'كلام مسيء',
  fake: 'تقييم غير حقيقي',
  other: 'سبب آخر',
};

/** The reasons that make sense for each kind. */
export const REASONS_OF: Readonly<Record<ReportKind, readonly ReportReason[]>> = {
  product: ['not_as_described', 'counterfeit', 'forbidden', 'other'],
  merchant: ['counterfeit', 'forbidden', 'abuse', 'other'],
  review: ['abuse', 'fake', 'other'],
  question: ['abuse', 'forbidden', 'other'],
  conversation: ['abuse', 'forbidden', 'other'],
};

export const REPORT_KIND_LABELS: Readonly<Record<ReportKind, string>> = {
  product: 'منتج',
  review: 'تقييم',
  merchant: 'متجر',
  question: 'سؤال',
  conversation: 'محادثة',
};

export const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = {
  acted: 'اتُّخذ إجراء',
  dismissed: 'لا مخالفة',
};

export const REPORT_TAB_LABELS: Readonly<Record<ReportTab, string>> = { open: 'مفتوحة', closed: 'مغلقة' };

/** Why a text was held or masked. */
export const CONTACT_LABELS: Readonly<Record<ContactKind, string>> = {
  phone: 'رقم موبايل',
  link: 'رابط أو بريد',
  payment: 'تواصل أو دفع خارج وكالة',
};

/** Beside the report that is shown. */
export const othersToo = (count: number): string =>
  plural(count, {
    zero: 'لا بلاغات أخرى',
    one: 'وبلاغ آخر',
    two: 'وبلاغان آخران',
    few: 'و{n} بلاغات أخرى',
    many: 'و{n} بلاغًا آخر',
    other: 'و{n} بلاغ آخر',
  });

export const reportText = {
  product: 'أبلغ عن هذا المنتج',
  merchant: 'أبلغ عن هذا المتجر',
  open: 'إبلاغ',
  title: 'إبلاغ فريق وكالة',
  about: 'يراجع الفريق بلاغك، ولا يعرف المتجر ولا غيره من أبلغ.',
  reason: 'السبب',
  note: 'التفاصيل',
  send: 'إرسال البلاغ',
  sending: 'جاري الإرسال...',
  sent: 'وصل بلاغك، شكرًا لك',
} as const;
