import { formatDate, isCalendarDay } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';

export const pagesText = {
  aboutTitle: 'عن وكالة',
  termsTitle: 'الشروط وسياسة الإرجاع',
  privacyTitle: 'سياسة الخصوصية',
  complaintsTitle: 'الشكاوى',
  creditsTitle: 'حقوق الصور',
  contents: 'في هذه الصفحة',
  /** Most texts are named after their day. */
  version: (version: string) =>
    `الإصدار ${isCalendarDay(version) ? formatDate(new Date(version)) : isolate(version)}`,
} as const;
