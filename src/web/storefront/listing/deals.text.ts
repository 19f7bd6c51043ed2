/** Apart from the other texts, so that no other page carries it. */
export const dealsText = {
  title: 'تخفيضات حقيقية',
  description: 'كل منتج هنا أرخص من أي سعر له في الأيام الثلاثين السابقة.',
  none: 'لا تخفيضات الآن',
  noneText: 'نعرض هنا ما انخفض سعره فعلًا فقط. جرّب الأقسام.',
} as const;
