import type { FinanceWork } from './finance-work.ts';

/** What each kind of the work of finance is called, on its list and in the audit. */
export const WORK_NAMES: Readonly<Record<FinanceWork, string>> = {
  refund_to_transfer: 'استردادات تنتظر التحويل',
  refund_to_approve: 'استردادات تنتظر الاعتماد',
  refund_failed: 'استردادات تعذر تحويلها',
  bank_dispute: 'اعتراضات البنك على المدفوعات',
  transfer: 'تحويلات تنتظر المطابقة',
  merchant_dispute: 'اعتراضات التجار',
  cash_difference: 'فروق نقدية',
  refunded_parcel: 'طرود رُدّ ثمنها ثم وُجدت',
  suspense: 'صفوف معلّقة في الكشوف',
  unsettled_statement: 'كشوف تنتظر البنك',
  missing_statement: 'كشوف بوابات لم تُستورد',
  courier_claim: 'مطالبات على شركات الشحن',
  payout: 'مستحقات التجار',
};

/** What was done with each, among what was finished. */
export const FINISHED_NAMES: Readonly<Record<FinanceWork, string>> = {
  refund_to_transfer: 'تحويل استرداد',
  refund_to_approve: 'قرار في استرداد',
  refund_failed: 'إعادة استرداد تعذر',
  bank_dispute: 'إنهاء اعتراض بنك',
  transfer: 'مطابقة تحويل',
  merchant_dispute: 'رد على اعتراض تاجر',
  cash_difference: 'تسوية فرق نقدي',
  refunded_parcel: 'قرار في طرد رُدّ ثمنه',
  suspense: 'مطابقة صف معلّق',
  unsettled_statement: 'مطابقة كشف مع البنك',
  missing_statement: 'استيراد كشف',
  courier_claim: 'إنهاء مطالبة شركة شحن',
  payout: 'تأكيد وصول مستحقات',
};
