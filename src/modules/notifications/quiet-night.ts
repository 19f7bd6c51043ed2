import { addDays, cairoDay, cairoMinute, cairoMoment } from '#platform/dates.ts';

const BEGINS = '22:00';
const ENDS = '09:00';

/** When a quiet night ends, in Cairo; `null` by day. */
export function endOfQuietNight(now: Date): Date | null {
  const time = cairoMinute(now).slice(11);
  const day = cairoDay(now);
  if (time >= BEGINS) return cairoMoment(`${addDays(day, 1)}T${ENDS}`);
  return time < ENDS ? cairoMoment(`${day}T${ENDS}`) : null;
}
