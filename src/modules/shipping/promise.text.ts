import { formatDayRange, formatWeekday, formatWeekdays } from '#platform/dates.ts';

interface Promised {
  first: string;
  last: string;
}

/** «يصلك الخميس ٢٦ نوفمبر», or «يصلك بين الخميس ٢٦ والأحد ٢٩ نوفمبر». */
export const arrivalText = (promised: Promised): string => `يصلك ${daysText(promised)}`;

/** For the shop's people, who wait for nothing. */
export const promisedText = (promised: Promised): string => `موعد الوصول: ${daysText(promised)}`;

/** «يصلك ٢٦–٢٩ نوفمبر», where there is little room. */
export const briefArrivalText = ({ first, last }: Promised): string => `يصلك ${formatDayRange(first, last)}`;

/** «الخميس ٢٦ نوفمبر», or «بين الخميس ٢٦ والأحد ٢٩ نوفمبر», where a heading says what of. */
export function daysText({ first, last }: Promised): string {
  if (first === last) return formatWeekday(first);
  const [opening, closing] = formatWeekdays(first, last);
  return `بين ${opening} و${closing}`;
}
