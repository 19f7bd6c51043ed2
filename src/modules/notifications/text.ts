import { plural } from '#platform/plural.ts';

export const messagesText = {
  title: 'رسائل التطوير',
  about: 'آخر ما أرسله المتجر. تظهر هذه الصفحة على قاعدة البيانات المدمجة وحدها.',
  empty: 'لا رسائل بعد.',
  channels: { sms: 'رسالة قصيرة', email: 'بريد إلكتروني' },
} as const;

export const inboxText = {
  title: 'الرسائل',
  unread: 'غير مقروءة',
  empty: 'لا توجد رسائل بعد',
  emptyText: 'نكتب لك هنا عند كل خطوة في طلباتك.',
  browse: 'تصفّح المنتجات',
} as const;

/** The badge's text for screen readers. */
export function unreadMessages(count: number): string {
  return plural(count, {
    zero: 'لا رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان لم تُقرآ',
    few: '{n} رسائل غير مقروءة',
    many: '{n} رسالة غير مقروءة',
    other: '{n} رسالة غير مقروءة',
  });
}
