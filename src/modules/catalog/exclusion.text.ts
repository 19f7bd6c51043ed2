import type { Exclusion } from './exclusion.ts';

export const exclusionText: Readonly<Record<Exclusion, string>> = {
  made_to_order: 'يُصنع حسب الطلب',
  hygiene: 'منتج شخصي لا يُسترجع بعد فتحه',
  perishable: 'سريع التلف',
  unsealed_media: 'برامج أو مطبوعات لا تُسترجع بعد فتح غلافها',
  digital: 'محتوى رقمي',
  jewellery: 'مشغولات ذهبية أو فضية',
  other: 'مستثنى من الإرجاع بحكم القانون',
};
