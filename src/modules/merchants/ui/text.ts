import { formatDate } from '#platform/dates.ts';

export const sellerText = {
  soldBy: 'يبيعه',
  visit: 'زيارة المتجر',
  identity: 'بيانات البائع القانونية',
  legalName: 'الاسم القانوني',
  commercialRegister: 'رقم السجل التجاري',
  taxNumber: 'رقم التسجيل الضريبي',
  address: 'العنوان',
  phone: 'التليفون',
  email: 'البريد الإلكتروني',
  onHoliday: 'المتجر في إجازة، ولا يستقبل طلبات حاليًا.',
} as const;

/** Shown on the shop's page and with its goods. */
export function onHolidayUntil(day: Date): string {
  return `المتجر في إجازة حتى ${formatDate(day)}، ولا يستقبل طلبات حاليًا.`;
}
