export const searchBoxText = {
  label: 'البحث في المتجر',
  placeholder: 'ابحث عن منتج، ماركة أو متجر',
  submit: 'بحث',
} as const;
