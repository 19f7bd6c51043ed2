export const placeText = {
  category: 'القسم',
  chooseCategory: 'اختر القسم',
  subcategory: 'النوع',
  noSubcategory: 'بلا نوع',
  brand: 'الماركة',
  noBrand: 'بدون ماركة',
} as const;
