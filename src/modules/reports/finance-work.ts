import { DAY } from '#platform/clock.ts';

/** What finance does by hand, the most urgent kind of those with the same deadline first. */
export const FINANCE_WORK = [
  'refund_to_transfer',
  'refund_to_approve',
  'refund_failed',
  'bank_dispute',
  'transfer',
  'merchant_dispute',
  'cash_difference',
  'refunded_parcel',
  'suspense',
  'unsettled_statement',
  'missing_statement',
  'courier_claim',
  'payout',
] as const;
export type FinanceWork = (typeof FINANCE_WORK)[number];

/** Whose work a list shows: the viewer's own, or what nobody has taken. */
export const WHOSE = ['mine', 'nobodys'] as const;
export type Whose = (typeof WHOSE)[number];

/**
 * Within how many days after it came up something is done for which no law, bank or buyer sets a day
 * (docs/decisions/0086-finance-deadlines.md). Refunds have the law's day, transfers the end of their order's waiting.
 */
export const HOUSE_DAYS = {
  merchant_dispute: 3,
  cash_difference: 5,
  refunded_parcel: 5,
  suspense: 5,
  unsettled_statement: 3,
  missing_statement: 14,
  courier_claim: 14,
  payout: 2,
} as const satisfies Partial<Record<FinanceWork, number>>;

/** Gateways pay out every week: so old is money before its statement is looked for. */
export const STATEMENT_DAYS = 7;

export type Urgency = 'late' | 'today' | 'tomorrow' | 'later' | 'unknown';

/** How near a deadline is, by days in Cairo; unknown where only the bank knows it. */
export function urgencyOf(
  dueDay: string | null,
  { today, tomorrow }: { today: string; tomorrow: string },
): Urgency {
  if (dueDay === null) return 'unknown';
  if (dueDay < today) return 'late';
  if (dueDay === today) return 'today';
  return dueDay === tomorrow ? 'tomorrow' : 'later';
}

/** Whole days from today to a later day. */
export const daysUntil = (dueDay: string, today: string): number =>
  Math.round((Date.parse(dueDay) - Date.parse(today)) / DAY);
