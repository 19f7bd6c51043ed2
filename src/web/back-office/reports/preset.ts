import { dayCount } from '#modules/reports/period.ts';
import { addDays } from '#platform/dates.ts';

export const PRESETS = ['today', 'yesterday', 'week', 'fortnight', 'thirty', 'month', 'last_month'] as const;
export type Preset = (typeof PRESETS)[number];

interface Days {
  from: string;
  to: string;
}

/** The days of a period that people ask for by its name; both are included. */
export function daysOf(preset: Preset, today: string): Days {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = addDays(firstOfMonth, -1);
  const days: Record<Preset, Days> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    fortnight: { from: addDays(today, -13), to: today },
    thirty: { from: addDays(today, -29), to: today },
    month: { from: firstOfMonth, to: today },
    last_month: { from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore },
  };
  return days[preset];
}

/** As many days, just before these. */
export function daysBefore({ from, to }: Days): Days {
  return { from: addDays(from, -dayCount({ from, to })), to: addDays(from, -1) };
}
