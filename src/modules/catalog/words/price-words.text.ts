/** How shoppers limit a price, before its number. */
export const AT_MOST =
  'تحت, اقل من, باقل من, ارخص من, في حدود, بحدود, حدود, اقل, بحد اقصى, لحد, لغايه, حتى, مش اكتر من, under, less than, below, up to, max price';
export const AT_LEAST = 'فوق, اكثر من, اكتر من, اعلى من, ابتداء من, over, more than, above';
/** A number behind it is a price only at the end or before pounds: «شنطة ب ٣٥٠», but «ب ١٢٨ جيجا». */
export const AT_PRICE = 'ب';
export const FROM = 'من, from, بين, between';
export const TO = 'الى, ل, لـ, حتى, to, و, and, لحد';
export const POUNDS = 'جنيه, جنية, جنيها, ج, egp, le, l.e, pound, pounds, ج.م';
export const THOUSANDS = 'الف, الاف, آلاف, k';
