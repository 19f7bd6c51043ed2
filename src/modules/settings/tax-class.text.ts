import type { TaxClass } from './tax-class.ts';

export const taxClassText: Readonly<Record<TaxClass, string>> = {
  standard: 'السعر العام',
  reduced: 'السعر المخفض',
  exempt: 'معفى من الضريبة',
  schedule: 'ضريبة الجدول',
};
