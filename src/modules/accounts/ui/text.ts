import { plural } from '#platform/plural.ts';
import type { Role } from '#platform/viewer.ts';
import type { ReadThing } from '../reading.ts';
import type { Consent } from '../user.ts';

const PURPOSES: Readonly<Record<string, string>> = {
  terms: 'الشروط وسياسة الإرجاع',
  selling: 'شروط البيع',
  analytics: 'إحصاء الإعلانات',
};

export const consentText = {
  title: 'سجل الموافقات',
  none: 'لا توجد موافقات مسجَّلة.',
  decisions: { given: 'موافقة', withdrawn: 'سحب الموافقة' } satisfies Record<Consent['decision'], string>,
  purpose: (purpose: string) => PURPOSES[purpose],
  version: 'نسخة النص',
  from: 'من',
} as const;

export const readingText = {
  title: 'مَن اطّلع على بياناتك',
  about: 'كل من يعمل في وكالة أو لدى تاجر ويطّلع على رقمك أو عنوانك يُسجَّل هنا.',
  none: 'لم يطّلع أحد على رقمك أو عنوانك.',
  roles: {
    user: 'مشترٍ',
    merchant: 'تاجر',
    support: 'خدمة العملاء',
    finance: 'المالية',
    super_admin: 'إدارة وكالة',
  } satisfies Record<Role, string>,
  shop: (name: string) => `متجر «${name}»`,
  what: { mobile: 'رقم الموبايل', address: 'الاسم والرقم والعنوان' } satisfies Record<ReadThing, string>,
  times: (count: number) =>
    plural(count, {
      zero: 'لم يطّلع',
      one: 'مرة واحدة',
      two: 'مرتان',
      few: '{n} مرات',
      many: '{n} مرة',
      other: '{n} مرة',
    }),
} as const;
