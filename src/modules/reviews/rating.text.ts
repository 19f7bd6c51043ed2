import { plural } from '#platform/plural.ts';

const ONE_DECIMAL = new Intl.NumberFormat('ar-EG', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** «٤٫٦» */
export const averageText = (average: number): string => ONE_DECIMAL.format(average);

export const reviewCount = (count: number): string =>
  plural(count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{n} تقييمات',
    many: '{n} تقييمًا',
    other: '{n} تقييم',
  });
