import type { MessageTrouble } from './outbox.ts';

export const SANDBOX_TEXT = {
  notice: 'بوابة دفع تجريبية: لا يُدفع هنا أي مال حقيقي.',
  amount: 'المبلغ',
  reference: 'مرجع الطلب',
  code: 'الكود',
  status: 'الحالة',
  message: 'إشعار المتجر:',
  asItShould: 'يصل كما يجب',
  notFound: 'لا توجد عملية دفع بهذا الرقم',
  pay: 'ادفع',
  decline: 'ارفض العملية',
  later: 'ادفع لاحقًا',
  leave: 'ارجع إلى المتجر دون دفع',
  getCode: 'احصل على كود الدفع',
  payAtKiosk: 'ادفع في المنفذ',
  expire: 'أنهِ مهلة الكود',
  checkout: {
    card: 'الدفع بالبطاقة',
    wallet: 'الدفع بالمحفظة الإلكترونية',
    kiosk: 'الدفع في منفذ أمان أو مصاري',
  },
  fawry: 'الدفع في أقرب منفذ فوري',
} as const;

export const ETA_TEXT = {
  receipt: 'إيصال إلكتروني',
  unknown: 'لا يوجد إيصال بهذا الرقم',
  number: 'رقم الإيصال',
  issuer: 'رقم تسجيل البائع',
  total: 'الإجمالي',
  state: 'الحالة',
} as const;

export const TROUBLE_TEXT: Readonly<Record<MessageTrouble, string>> = {
  delayed: 'يتأخر',
  duplicated: 'يصل مرتين',
  dropped: 'لا يصل',
  altered_amount: 'بمبلغ مختلف',
  other_currency: 'بعملة أخرى',
  tampered: 'عُدّل في الطريق',
  forged: 'بتوقيع مزوّر',
};

export const STATUS_TEXT = {
  waiting: 'في انتظار الدفع',
  paid: 'مدفوع',
  over: 'لم يعد صالحًا للدفع',
} as const;
