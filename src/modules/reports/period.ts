import { addDays, cairoDay } from '#platform/dates.ts';

export const PERIODS = ['today', 'last_14_days', 'this_month'] as const;
export type Period = (typeof PERIODS)[number];

/** Days in Cairo, both included. */
export interface Days {
  from: string;
  to: string;
}

/** A line of fewer days shows nothing. */
const SHORTEST_LINE = 7;

/**
 * A period that ends today, and the days it is compared with: as many, just before; for a month, those of the last
 * month.
 */
export function daysOf(period: Period, now: Date): { days: Days; before: Days } {
  const to = cairoDay(now);
  if (period === 'this_month') return monthTo(to);
  return pairOf(period === 'today' ? 1 : 14, to);
}

/** The days of the daily line: never less than a week. */
export function lineOf(period: Period, now: Date): { days: Days; before: Days } {
  const own = daysOf(period, now);
  return dayCount(own.days) < SHORTEST_LINE ? pairOf(SHORTEST_LINE, own.days.to) : own;
}

/** Every day of it, the first one first. */
export function eachDay({ from, to }: Days): string[] {
  return Array.from({ length: dayCount({ from, to }) }, (_, at) => addDays(from, at));
}

export function dayCount({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/**
 * The months that lie wholly within these days, by their first days; null if there is none. The last one may end after
 * them if they reach to today or further, because nothing is sold yet on the days after that.
 */
export function monthsWithin(
  { from, to: last }: Days,
  today: string,
): { first: string; afterLast: string } | null {
  const to = last < today ? last : addDays(firstOfNextMonth(last), -1);
  const first = from.endsWith('-01') ? from : firstOfNextMonth(from);
  const afterLast = firstOfMonth(addDays(to, 1));
  return first < afterLast ? { first, afterLast } : null;
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;
const firstOfNextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 31));

function pairOf(count: number, to: string): { days: Days; before: Days } {
  const from = addDays(to, 1 - count);
  return { days: { from, to }, before: { from: addDays(from, -count), to: addDays(from, -1) } };
}

function monthTo(to: string): { days: Days; before: Days } {
  const from = firstOfMonth(to);
  const lastOfBefore = addDays(from, -1);
  const firstOfBefore = firstOfMonth(lastOfBefore);
  const sameDay = addDays(firstOfBefore, dayCount({ from, to }) - 1);
  return {
    days: { from, to },
    before: { from: firstOfBefore, to: sameDay < lastOfBefore ? sameDay : lastOfBefore },
  };
}
