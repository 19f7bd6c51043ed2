import type { RefundTab } from '#modules/returns/contract/refunds.ts';

export const REFUND_TAB_LABELS: Readonly<Record<RefundTab, string>> = {
  drafted: 'بانتظار الاعتماد',
  sending: 'قيد التحويل',
  failed: 'تعذر التحويل',
  done: 'منتهية',
};

export const refundsText = {
  title: 'المبالغ المستردة',
  tabs: 'حالات المبالغ المستردة',
  empty: 'لا شيء هنا الآن',
  emptyMore: 'ما يحتاج اعتمادًا أو تحويلًا يظهر في هذه القائمة.',
  number: 'الرقم',
  order: 'الطلب',
  cause: 'السبب',
  amount: 'المبلغ',
  means: 'يعود إلى',
  state: 'الحالة',
  steps: 'الإجراء',
  signed: (count: string) => `اعتماد ${count} من ٢`,
  approve: 'اعتماد',
  refuse: 'رفض',
  transfer: 'تسجيل التحويل',
  transferTitle: 'سجّل التحويل بعد إرساله',
  reference: 'رقم العملية',
  showAccount: 'عرض الحساب',
  holder: 'صاحب الحساب',
  waitsForChannel: 'ينتظر أن يحدد العميل طريقة الاستلام',
  why: 'سبب الرفض',
  refuseTitle: 'رفض المبلغ؟',
  refuseText: 'لن يُرد هذا المبلغ إلى العميل.',
  transferText: 'أرسل المبلغ إلى حساب العميل أولًا، ثم اكتب رقم العملية.',
  close: 'إغلاق',
  working: 'جارٍ التنفيذ',
  done: 'تم',
} as const;
