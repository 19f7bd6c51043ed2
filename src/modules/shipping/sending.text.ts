export const sendingText = {
  wrongDays: 'اكتب عدد أيام العمل من ٠ إلى ٧',
  wrongHour: 'اختر ساعة من ٠ إلى ٢٤',
  wrongAmount: 'اكتب مبلغًا بالجنيه، أو اتركه فارغًا',
} as const;
