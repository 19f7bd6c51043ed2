import { refuser } from '#platform/refusal.ts';

export const catalogRefusals = {
  too_many_watched: [409, 'تتابع ٢٠٠ منتج. ألغِ متابعة منتج لتضيف غيره.'],
  product_not_found: [404, 'هذا المنتج لم يعد معروضًا'],
  category_not_found: [404, 'هذا القسم غير موجود.'],
  brand_not_found: [404, 'هذه الماركة غير موجودة.'],
} as const;

export const catalogRefusal = refuser(catalogRefusals);

export const cardText = {
  addToCart: 'أضف إلى السلة',
  chooseOptions: 'حدّد المواصفات',
  adding: 'جاري الإضافة...',
  like: 'أضف إلى المفضلة',
  unlike: 'إزالة من المفضلة',
  outOfStock: 'نفد المخزون',
} as const;

export const categoryText = {
  byCategory: 'تسوّق حسب القسم',
  all: 'كل الأقسام',
  others: 'أقسام أخرى',
  noProducts: 'لا توجد منتجات في هذا القسم بعد.',
  unnamed: 'منتجات القسم',
} as const;
