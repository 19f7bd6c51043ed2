/** «جاري البحث...» and «لا توجد نتائج» are the specification's own texts [LND-14, DATA-4]. */
export const searchText = {
  nothing: 'لا توجد نتائج',
  hint: 'جرّب كلمة أقصر أو تأكد من كتابتها.',
  tooShort: 'اكتب كلمة من حرفين أو أكثر في خانة البحث.',
  resultsFor: (words: string) => `نتائج البحث عن «${words}»`,
  title: 'نتائج البحث',
  didYouMean: 'هل تقصد',
} as const;
