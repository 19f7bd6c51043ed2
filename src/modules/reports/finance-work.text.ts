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
