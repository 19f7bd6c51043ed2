import { isCalendarDay } from '#platform/dates.ts';
import { dayCount } from './period.ts';

/** What a report is broken down by. */
export const FACETS = [
  'day',
  'product',
  'late_stage',
  'return_reason',
  'category',
  'merchant',
  'governorate',
  'payment_method',
] as const;
export type Facet = (typeof FACETS)[number];

/** Where a part that came after its promised day lost the time, in the order of its way. */
export const LATE_STAGES = ['accepting', 'handing_over', 'courier', 'unreachable'] as const;
export type LateStage = (typeof LATE_STAGES)[number];

/** The figures of a row that say something, by what the rows are. */
const SALES = ['orders', 'units', 'amount', 'commission', 'commissionVat', 'returnsRate'] as const;
export type ReportFigure = (typeof SALES)[number] | 'returned';
export const figuresOf = (by: Facet): readonly ReportFigure[] => {
  if (by === 'return_reason') return ['returned', 'orders'];
  return by === 'late_stage' ? ['orders', 'amount'] : SALES;
};

/** Over how many days it is seen how fast goods sell, and how few days are little. */
export const STOCK_DAYS = 14;
export const FEW_DAYS = 7;

/** As many products are listed: those that sold best. */
export const MOST_PRODUCTS = 100;

/** A merchant has no other merchants to compare, and need not know where its buyers live. */
export const MERCHANT_FACETS: readonly Facet[] = [
  'day',
  'product',
  'late_stage',
  'return_reason',
  'category',
];

const LONGEST_DAYS = 732;

export function isRange({ from, to }: { from: string; to: string }): boolean {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return true;
  return from <= to && dayCount({ from, to }) <= LONGEST_DAYS;
}
