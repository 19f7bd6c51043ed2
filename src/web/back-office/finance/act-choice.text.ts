import { isolate } from '#platform/isolate.ts';
import { dueNames } from './months.text.ts';

/** Short, and in its own words: those of the other pages would bring their sentences to the ledger's. */
const NAMES: Readonly<Record<string, string>> = {
  ...dueNames,
  penalty: 'غرامة على المتجر',
  credit: 'لصالح المتجر',
  accepted: 'قبلت الشركة المطالبة',
  'rejected.merchant': 'رفضت الشركة، ويتحمل المتجر',
  'rejected.platform': 'رفضت الشركة، وتتحمل وكالة',
  'short.recovered': 'دفعت الشركة الفرق',
  'short.written_off': 'شطب الفرق',
  'over.recovered': 'أُعيد الزائد إلى الشركة',
  'over.written_off': 'الاحتفاظ بالزائد',
  'missing.recovered': 'دفعت الشركة المبلغ',
  'missing.written_off': 'شطب المبلغ',
  'surplus.recovered': 'أُعيد إلى الشركة',
  'surplus.written_off': 'الاحتفاظ به إيرادًا',
  'deduction.recovered': 'ردّته الشركة',
  'deduction.written_off': 'تكلفة',
  bring_back: 'يُعاد الطرد',
  ask_buyer: 'يُطلب ثمنه من العميل',
  merchant: 'يتحمله المتجر',
  platform: 'تتحمله وكالة',
  paid: 'دفع العميل ثمنه ثانية',
};

/** What exactly is signed, where the name of the action leaves it open. */
export const choiceOf = (beneficiary: string | null, choice: string): string =>
  [beneficiary && isolate(beneficiary), NAMES[choice]].filter(Boolean).join(' · ');
