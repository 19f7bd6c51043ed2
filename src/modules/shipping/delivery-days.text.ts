export const deliveryDaysText = {
  wrongDays: 'اكتب عدد أيام العمل من ٠ إلى ٣٠',
  wrongOrder: 'الحد الأقصى أقل من الحد الأدنى',
  wrongDay: 'اكتب تاريخًا صحيحًا',
  wrongName: 'اكتب اسم الإجازة',
} as const;
