export const pagesText = {
  aboutTitle: 'عن وكالة',
  termsTitle: 'الشروط وسياسة الاسترجاع',
  contents: 'في هذه الصفحة',
  version: (version: string) => `الإصدار ${version}`,
} as const;
