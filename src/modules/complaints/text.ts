import { type PluralForms, plural } from '#platform/plural.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { ComplaintState, ComplaintSubject } from './complaint.ts';

const complaintRefusals = {
  complaint_not_found: [404, 'لم نجد شكوى بهذا الرقم وهذا الموبايل.'],
  complaint_order_not_found: [404, 'لم نجد هذا الطلب ضمن طلباتك. راجع رقمه، أو أرسل الشكوى بدونه.'],
  complaint_answered_meanwhile: [
    409,
    'رد زميل لك على هذه الشكوى أثناء كتابتك. اقرأ رده، ثم أرسل ردك إن لزم.',
  ],
  complaint_closed: [409, 'هذه الشكوى مغلقة.'],
  complaint_unanswered: [409, 'لا تُغلق شكوى قبل الرد عليها.'],
} as const satisfies RefusalTable;

export const refuseComplaint = refuser(complaintRefusals);

export const complaintFields = {
  subject: 'اختر موضوع الشكوى',
  body: 'اكتب شكواك في ١٠ أحرف إلى ٢٠٠٠ حرف',
  orderNumber: 'اكتب رقم الطلب كما هو في رسالته',
  number: 'اكتب رقم الشكوى',
  answer: 'اكتب الرد في ٣ أحرف إلى ٢٠٠٠ حرف',
} as const;

export const COMPLAINT_SUBJECT_LABELS: Readonly<Record<ComplaintSubject, string>> = {
  order: 'طلب',
  delivery: 'التوصيل',
  refund: 'مبلغ مسترد',
  merchant: 'متجر',
  staff: 'تعامل الموظفين',
  privacy: 'بياناتي الشخصية',
  other: 'موضوع آخر',
};

export const COMPLAINT_STATE_LABELS: Readonly<Record<ComplaintState, string>> = {
  waiting: 'بانتظار الرد',
  answered: 'تم الرد',
  closed: 'مغلقة',
};

const WORKING_DAYS: PluralForms = {
  zero: 'اليوم نفسه',
  one: 'يوم عمل واحد',
  two: 'يومي عمل',
  few: '{n} أيام عمل',
  many: '{n} يوم عمل',
  other: '{n} يوم عمل',
};

export const workingDays = (days: number): string => plural(days, WORKING_DAYS);

export const complaintMessages = {
  received: {
    title: (number: string) => `استلمنا شكواك رقم ${number}`,
    body: (due: string) => `نرد عليها في موعد أقصاه ${due}. تتابعها من صفحة الشكاوى.`,
  },
  answered: {
    title: (number: string) => `رددنا على شكواك رقم ${number}`,
    /** One message of 70 letters. */
    sms: (number: string) => `وكالة: رددنا على شكواك ${number}. الرد في صفحة الشكاوى.`,
  },
} as const;

/** What a mail calls the page of complaints. */
export const complaintLink = 'صفحة الشكاوى';
