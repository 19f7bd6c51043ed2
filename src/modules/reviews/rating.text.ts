import { formatFixed } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';

/** «٤٫٦» */
export const averageText = (average: number): string => formatFixed(average * 10, 1);

export const reviewCount = (count: number): string =>
  plural(count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{n} تقييمات',
    many: '{n} تقييمًا',
    other: '{n} تقييم',
  });
