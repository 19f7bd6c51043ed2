import { formatDate } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';

export const objectText = {
  object: 'اعتراض',
  title: (order: string) => `اعتراض على الطلب ${isolate(order)}`,
  about: (what: string) => `الحدث: ${what}. يقرؤه فريق وكالة ويرد عليك، وإن قُبل لم يُحسب في أدائك.`,
  reason: 'لماذا لا يُحسب عليك؟',
  reasonHint: 'اكتب ما حدث، وما يثبته إن وُجد.',
  send: 'إرسال الاعتراض',
  sent: 'أُرسل الاعتراض، ونرد عليه خلال ٥ أيام',
  column: 'الاعتراض',
  until: (at: string) => `حتى ${formatDate(new Date(at))}`,
  over: 'انتهت مدته',
  within: 'يمكنك الاعتراض على كل حدث خلال ١٥ يومًا.',
} as const;

export const warningsText = {
  title: 'ما وصلك من وكالة',
  told: (name: string, at: string) => `${name} · ${formatDate(new Date(at))}`,
} as const;
