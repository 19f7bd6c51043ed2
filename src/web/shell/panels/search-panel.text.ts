import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';
import type { Group } from './suggestion.ts';

export const groupText: Readonly<Record<Group, string>> = {
  recent: 'بحثت عنه مؤخرًا',
  words: 'كلمات البحث',
  categories: 'في الأقسام',
  busy: 'أقسام مطلوبة',
  brands: 'الماركات',
  merchants: 'المتاجر',
  products: 'المنتجات',
  all: 'كل النتائج',
};

export const panelText = {
  forget: 'امسح ما بحثت عنه من هذا المتصفح',
  showAll: 'عرض كل نتائج',
} as const;

/** How many suggestions there are, for screen readers. */
export function suggestionCount(count: number): string {
  return plural(count, {
    zero: 'لا توجد اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: `${formatCount(count)} اقتراحات`,
    many: `${formatCount(count)} اقتراحًا`,
    other: `${formatCount(count)} اقتراح`,
  });
}
