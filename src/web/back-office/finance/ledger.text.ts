import type { AccountGroup } from '#modules/ledger/account.ts';
import { accountName as nameOf } from '#modules/ledger/names.text.ts';
import { GATEWAY_LABELS } from '#modules/payments/text.ts';
import { COURIER_LABELS } from '#modules/shipping/text.ts';
import { formatCount } from '#platform/digits.ts';

export const ledgerText = {
  title: 'دفتر القيود',
  intro: 'كل معاملة مدينها يساوي دائنها. لا يُعدَّل قيد ولا يُحذف، والتصحيح قيد جديد.',
  balanced: 'متوازن',
  unbalanced: 'الدفتر غير متوازن',
  accounts: 'الأرصدة',
  transactions: 'المعاملات',
  transaction: 'المعاملة',
  entriesOf: (kind: string, id: string) => `قيود المعاملة ${id}: ${kind}`,
  none: 'لا توجد معاملات تطابق ما طلبت.',
  when: 'التاريخ وبواسطة',
  date: 'التاريخ',
  no: '—',
  account: 'الحساب',
  debit: 'مدين',
  credit: 'دائن',
  byItself: 'النظام',
  reason: 'السبب المكتوب',
  from: 'من يوم',
  to: 'إلى يوم',
  filters: 'تصفية المعاملات',
  number: 'رقم الطلب أو الدفعة أو الكشف',
  numberLike: 'رقم الطلب أو الدفعة أو الكشف',
  entryAmount: 'مبلغ القيد بالجنيه، مدينًا أو دائنًا',
  amountLike: 'المبلغ، مثل ١٢٥٠٫٥٠',
  older: 'الأقدم',
  newest: 'الأحدث',
  adjust: 'غرامة أو تسوية',
  merchant: 'المتجر',
  amount: 'المبلغ بالجنيه',
  amountHint: 'بالسالب غرامة على المتجر، وبالموجب لصالحه.',
  reasonField: 'السبب',
  post: 'تسجيل القيد',
  posting: 'جاري التسجيل...',
  posted: 'سُجّل القيد',
  asked: 'سُجّلت التسوية، وتنتظر موافقة شخص ثانٍ',
  cancel: 'إلغاء',
  all: 'كل الحسابات',
} as const;

/** What waits for another signature. */
export const actsText = {
  waiting: 'مبالغ تنتظر توقيعًا آخر',
  action: 'العملية',
  signedBy: 'وقّع عليها',
  and: '، ',
  signatures: (signed: number, people: number) => `(${formatCount(signed)} من ${formatCount(people)})`,
  decision: 'القرار',
  sign: 'توقيع',
  signed: 'سُجّل توقيعك',
  refuse: 'رفض',
  withdraw: 'سحب التوقيع',
  takenAway: 'أُلغيت العملية',
  toPayouts: 'إلى الدفعات',
} as const;

export const groupNames: Readonly<Record<AccountGroup, string>> = {
  had: 'ما لدينا',
  owed: 'ما علينا',
  earned: 'الإيراد والتكلفة',
};

const OWNERS: Readonly<Record<string, string>> = { ...GATEWAY_LABELS, ...COURIER_LABELS };

/** The name of an account, with its owner. */
export const accountName = (account: string, merchantName: string | null = null): string =>
  nameOf(account, { merchantName, owners: OWNERS });
