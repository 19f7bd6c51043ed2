import { formatDate } from '#platform/dates.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { plural } from '#platform/plural.ts';
import { PAPER_NAMES } from './application.text.ts';
import type { ChangeState, IdentityField } from './identity.ts';
import type { MerchantMessage } from './messages.text.ts';
import type { PaperKind } from './papers.ts';

export const IDENTITY_NAMES: Readonly<Record<IdentityField, string>> = {
  legalName: 'الاسم القانوني',
  commercialRegister: 'رقم السجل التجاري',
  taxNumber: 'رقم البطاقة الضريبية',
  vatRegistered: 'مسجَّل في القيمة المضافة',
  phone: 'موبايل المسؤول',
  address: 'العنوان',
};

export const CHANGE_STATE_NAMES: Readonly<Record<ChangeState, string>> = {
  draft: 'لم يُرسل بعد',
  waiting: 'بانتظار المراجعة',
  approved: 'مقبول، ولم يحن يومه',
  refused: 'مرفوض',
  in_force: 'سارٍ',
};

export const identityInput = {
  day: 'اختر اليوم الذي يسري منه التغيير',
  reason: 'اكتب سبب التغيير',
  reasonTooLong: 'السبب أطول من المسموح',
  answer: 'اكتب سبب الرفض، فهو يصل إلى التاجر',
  expiry: 'اختر يومًا صحيحًا',
} as const;

const dayOf = (day: string) => formatDate(new Date(day));
const DAYS = {
  zero: 'أقل من يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
};

/** What a merchant's owners and managers are told. */
export const identityMessages = {
  approved: (day: string): MerchantMessage => ({
    title: 'قُبل تغيير بياناتك القانونية',
    body: `تسري البيانات الجديدة من يوم ${dayOf(day)}. ما صدر قبله من فواتير وإيصالات يبقى كما هو.`,
  }),
  renewed: (): MerchantMessage => ({
    title: 'قُبلت مستنداتك الجديدة',
    body: 'راجعنا المستندات التي أرسلتها، وحلت محل السابقة.',
  }),
  refused: (answer: string): MerchantMessage => ({
    title: 'لم يُقبل تغيير بياناتك القانونية',
    body: `تبقى البيانات كما هي.\nالسبب: ${withFullStop(answer)}`,
  }),
  expiring: (kind: PaperKind, day: string, daysLeft: number): MerchantMessage =>
    daysLeft < 0
      ? {
          title: `انتهى مستند متجرك: ${PAPER_NAMES[kind]}`,
          body: `انتهت صلاحيته في ${dayOf(day)}. أرسل المستند المجدد من صفحة البيانات القانونية.`,
        }
      : {
          title: `مستند متجرك على وشك الانتهاء: ${PAPER_NAMES[kind]}`,
          body: `تنتهي صلاحيته في ${dayOf(day)}، أي خلال ${plural(daysLeft, DAYS)}. جدده وأرسله من صفحة البيانات القانونية.`,
        },
} as const;
