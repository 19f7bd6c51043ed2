import type { Consent } from '../user.ts';

const PURPOSES: Readonly<Record<string, string>> = {
  terms: 'الشروط وسياسة الإرجاع',
  marketing: 'رسائل العروض',
  selling: 'شروط البيع',
};

export const consentText = {
  title: 'سجل الموافقات',
  none: 'لا توجد موافقات مسجَّلة.',
  decisions: { given: 'موافقة', withdrawn: 'سحب الموافقة' } satisfies Record<Consent['decision'], string>,
  purpose: (purpose: string) => PURPOSES[purpose] ?? purpose,
  version: 'نسخة النص',
  from: 'من',
} as const;
