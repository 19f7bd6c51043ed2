import { isCalendarDay } from '#platform/dates.ts';
import { dayCount } from './period.ts';

/** What a report is broken down by. */
export const FACETS = ['day', 'category', 'merchant', 'governorate', 'payment_method'] as const;
export type Facet = (typeof FACETS)[number];

/** A merchant has no other merchants to compare, and need not know where its buyers live. */
export const MERCHANT_FACETS: readonly Facet[] = ['day', 'category'];

const LONGEST_DAYS = 732;

export function isRange({ from, to }: { from: string; to: string }): boolean {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return true;
  return from <= to && dayCount({ from, to }) <= LONGEST_DAYS;
}
