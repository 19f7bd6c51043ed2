import type { AGES, Due } from '#modules/ledger/month.ts';
import { arabicDigits, formatCount } from '#platform/digits.ts';

export const monthsText = {
  intro: 'ميزان المراجعة لكل شهر وأعمار ما يقف في كل حساب. الشهر المقفل لا يُسجَّل فيه قيد جديد.',
  month: 'الشهر',
  trial: 'ميزان المراجعة',
  account: 'الحساب',
  opening: 'أول الشهر',
  debit: 'مدين',
  credit: 'دائن',
  closing: 'آخر الشهر',
  none: 'لا توجد حركة في هذا الشهر.',
  balanced: 'الميزان متوازن: المدين يساوي الدائن',
  unbalanced: 'الميزان غير متوازن',
  ageing: 'أعمار الأرصدة في آخر الشهر',
  noBalances: 'لا يقف شيء في أي حساب.',
  balance: 'الرصيد',
  closedBy: (by: string, when: string) => `أقفله ${by} ${when}`,
  open: 'هذا الشهر مفتوح.',
  waitsFor: {
    its_end: 'يُقفل بعد نهايته.',
    earlier_month: 'أقفل ما قبله من الشهور أولًا.',
    signatures: 'مبالغ من هذا الشهر تنتظر توقيعًا آخر في دفتر القيود.',
  },
  close: 'إقفال الشهر',
  closeTitle: (month: string) => `إقفال ${month}؟`,
  closeText: 'لا يُسجَّل فيه قيد بعد ذلك، وما يُكتشف لاحقًا يُسجَّل في شهر اكتشافه. لا يمكن التراجع عن هذه الخطوة.',
  closed: 'أُقفل الشهر',
  pay: 'تسجيل سداد',
  payTitle: 'سداد ضريبة أو رسوم',
  payText: 'سجّل ما خرج من البنك فعلًا. يوقّع عليه شخصان.',
  what: 'ما سُدّد',
  amount: 'المبلغ بالجنيه',
  reference: 'رقم العملية لدى البنك',
  paid: 'سُجّل السداد',
  save: 'تسجيل',
} as const;

export const dueNames: Readonly<Record<Due, string>> = {
  vat: 'ضريبة القيمة المضافة',
  withholding: 'ضريبة خُصمت من مستحقات التجار',
  gatewayFees: 'رسوم بوابات الدفع بفاتورة',
  courierFees: 'رسوم شركات الشحن بفاتورة',
};

/** The heads of the columns of ages. */
export const ageNames = ([first, second, third]: typeof AGES): readonly string[] => [
  `حتى ${formatCount(first)} يومًا`,
  `حتى ${formatCount(second)} يومًا`,
  `حتى ${formatCount(third)} يومًا`,
  'أقدم',
];

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const;

/** `2026-11` → «نوفمبر ٢٠٢٦» */
export function monthName(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${MONTHS[number - 1] ?? ''} ${arabicDigits(String(year))}`;
}
