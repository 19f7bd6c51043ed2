/** The columns of the tax report, on the page and in the sheet. */
export const taxColumns = {
  kind: 'المستند',
  vatPercent: 'نسبة الضريبة',
  documents: 'عددها',
  net: 'قبل الضريبة',
  vat: 'الضريبة',
  gross: 'الإجمالي',
} as const;

export const taxSheetName = (from: string, to: string) => `الضريبة ${from} ${to}`;

export const taxInput = {
  day: 'اختر يومًا صحيحًا',
  range: 'اختر فترة من ثلاثة أشهر على الأكثر، تبدأ قبل أن تنتهي',
} as const;
