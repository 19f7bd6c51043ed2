import { formatWeekday } from '#platform/dates.ts';

/** «يصلك الخميس ٢٦ نوفمبر», or «يصلك بين الخميس ٢٦ نوفمبر والاثنين ٣٠ نوفمبر». */
export function arrivalText({ first, last }: { first: string; last: string }): string {
  if (first === last) return `يصلك ${formatWeekday(first)}`;
  return `يصلك بين ${formatWeekday(first)} و${formatWeekday(last)}`;
}

/** For the shop's people, who wait for nothing. */
export function promisedText({ first, last }: { first: string; last: string }): string {
  if (first === last) return `موعد الوصول: ${formatWeekday(first)}`;
  return `موعد الوصول: بين ${formatWeekday(first)} و${formatWeekday(last)}`;
}
