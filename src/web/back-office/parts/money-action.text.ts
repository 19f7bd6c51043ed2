import type { MoneyAction } from '#modules/settings/money-action.ts';

/** What staff do with money, as the cards of its limits are called. */
export const moneyActionNames: Readonly<Record<MoneyAction, string>> = {
  payout: 'صرف مستحقات التجار',
  taxAndFees: 'سداد الضريبة والرسوم',
  refund: 'اعتماد المبالغ المستردة',
  sentRefund: 'مبالغ تُرد بتحويل يدوي',
  transfer: 'تأكيد تحويل عميل',
  goodwill: 'رصيد الترضية',
  adjustment: 'غرامات وتسويات التجار',
  cashDifference: 'فروق التحصيل',
  courierClaim: 'مطالبات شركات الشحن',
  debtPaid: 'سداد متجر مغلق',
};
