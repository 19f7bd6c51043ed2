import { refuser } from '#platform/refusal.ts';

export const merchantRefusals = {
  merchant_not_found: [404, 'هذا المتجر غير موجود أو متوقف حاليًا.'],
} as const;

export const merchantRefusal = refuser(merchantRefusals);

/** What a merchant without a name is called [LND-6]. */
export const NAMELESS_MERCHANT = 'متجر';

export const sellerText = {
  soldBy: 'يبيعه',
  visit: 'زيارة المتجر',
  partners: 'تجار تحت سقف وكالة',
  identity: 'بيانات البائع القانونية',
  legalName: 'الاسم القانوني',
  commercialRegister: 'رقم السجل التجاري',
  taxNumber: 'رقم التسجيل الضريبي',
  address: 'العنوان',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  onHoliday: 'المتجر في إجازة، ولا يستقبل طلبات حاليًا.',
} as const;
