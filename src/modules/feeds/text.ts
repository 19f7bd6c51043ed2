/** What readers of the feeds are told of them. */
export const feedText = {
  description: 'المنتجات المعروضة للبيع، بالسعر والتوافر وتكلفة التوصيل.',
} as const;

/** What specifications call the number under a bar code, in small letters. */
export const BAR_CODE_NAMES: readonly string[] = [
  'الباركود',
  'باركود',
  'رقم الباركود',
  'gtin',
  'ean',
  'upc',
  'barcode',
];
