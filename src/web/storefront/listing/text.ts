export const listingPageText = {
  nothingYet: 'لا توجد منتجات هنا بعد.',
  nothingFits: 'لا توجد منتجات بهذه المواصفات.',
  loosen: 'جرّب إزالة بعض عوامل التصفية.',
  failed: 'تعذر تحميل المنتجات',
  tryLater: 'تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  brandTitle: (name: string) => `منتجات ${name}`,
  merchantDescription: (name: string) => `منتجات ${name} على وكالة، الأسعار شاملة الضرائب.`,
  categoryDescription: (name: string) => `تسوّق ${name} من متاجر كثيرة على وكالة، الأسعار شاملة الضرائب.`,
} as const;
