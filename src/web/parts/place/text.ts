export const placeText = {
  title: 'أين نوصّل طلبك؟',
  governorate: 'المحافظة',
  city: 'المدينة أو المنطقة',
  anyCity: 'كل المناطق',
  save: 'احسب الموعد',
  change: 'تغيير',
  changeFor: 'تغيير مكان التوصيل',
  to: (name: string) => `التوصيل إلى ${name}`,
} as const;
