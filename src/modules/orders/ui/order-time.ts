import { formatDate, formatDateTime, formatDay } from '#platform/dates.ts';
import { orderText } from '../text.ts';

/** `اليوم، ٩:١٠ ص` or `٢٠ نوفمبر، ١٠:٣٠ ص`, in Cairo. */
export function shortTime(iso: string, now: Date): string {
  const date = new Date(iso);
  const timeOfDay = formatDateTime(date).slice(formatDate(date).length);
  return formatDay(date, now, orderText) + timeOfDay;
}
