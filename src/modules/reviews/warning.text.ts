import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { WarningStep } from './warning.ts';

const warningRefusals = {
  merchant_not_found: [404, 'لم نجد هذا المتجر بين المتاجر النشطة.'],
  warning_too_early: [409, 'للمتجر ١٤ يومًا ليصلح ما في الخطوة السابقة. حاول بعدها.'],
  warning_out_of_step: [409, 'اتخذ زميل هذه الخطوة قبلك.'],
} as const satisfies RefusalTable;

export const refuseWarning = refuser(warningRefusals);

export const warningFields = {
  body: 'اكتب رسالة للتاجر من ١٠ أحرف على الأقل و٥٠٠ على الأكثر',
} as const;

/** Each step by its name, and what it means for the merchant. */
export const WARNING_NAMES: Readonly<Record<WarningStep, string>> = {
  1: 'تنبيه',
  2: 'إنذار وخطة من ١٤ يومًا',
  3: 'إنذار أخير',
};

export const WARNING_MEANINGS: Readonly<Record<WarningStep, string>> = {
  1: 'يعرف التاجر ما تجاوز حدّه. لا يتغير شيء في متجره.',
  2: 'له ١٤ يومًا ليعود إلى الحد. لا يتغير شيء في متجره.',
  3: 'تُراجع حالة متجره بعد ١٤ يومًا. تقييده أو إيقافه قرار يتخذه مدير من صفحة المتجر، ولا يحدث وحده.',
};

export const warningMessages = {
  title: (step: WarningStep) => `${WARNING_NAMES[step]} بشأن أداء متجرك`,
  body: (step: WarningStep, said: string) => `${said}\n${READ_AS[step]}`,
  sms: (step: WarningStep) => `وكالة: وصلك ${SMS_NAMES[step]} بشأن أداء متجرك. التفاصيل في صفحة الأداء.`,
} as const;

/** What the step means, in the words to the merchant. */
const READ_AS: Readonly<Record<WarningStep, string>> = {
  1: 'هذا تنبيه، ولا يتغير به شيء في متجرك.',
  2: 'أمامك ١٤ يومًا ليعود أداؤك إلى الحد. لا يتغير بهذا الإنذار شيء في متجرك.',
  3: 'تُراجع حالة متجرك بعد ١٤ يومًا، وقد يُقيَّد أو يُوقف بقرار من الإدارة. راسلنا إن كان لك رأي آخر.',
};

const SMS_NAMES: Readonly<Record<WarningStep, string>> = { 1: 'تنبيه', 2: 'إنذار', 3: 'إنذار أخير' };
