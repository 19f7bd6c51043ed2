import { addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';

/** A merchant's pay on its way to him (orders-and-money.md, section 7). */
export const PAYOUT_STATES = ['draft', 'approved', 'processing', 'paid', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What staff do to a payout; approved by somebody else than who made it (A4). */
export const PAYOUT_STEPS = ['approve', 'send', 'confirm', 'fail'] as const;
export type PayoutStep = (typeof PAYOUT_STEPS)[number];

interface Rule {
  from: readonly PayoutState[];
  to: PayoutState;
}

/** What failed becomes a draft again by `retry-payout` or with the next batch, under its own number. */
export const PAYOUT_RULES: Readonly<Record<PayoutStep, Rule>> = {
  approve: { from: ['draft'], to: 'approved' },
  send: { from: ['approved'], to: 'processing' },
  confirm: { from: ['processing'], to: 'paid' },
  fail: { from: ['draft', 'approved', 'processing'], to: 'failed' },
};

/** What stands between an entry of a merchant and his pocket. */
export const EARNING_STATES = ['pending', 'awaits_cash', 'frozen', 'available', 'claimed', 'paid'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export const STANDINGS = ['ok', 'owing', 'restricted', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The next day of batches in Cairo, today not counted. `weekday`: 0 is Sunday. */
export function nextPayoutDay(now: Date, weekday: number): string {
  const today = cairoDay(now);
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

export function isPayoutDay(now: Date, weekday: number): boolean {
  return weekdayOf(cairoDay(now)) === weekday;
}

/** Midnight in Cairo after so many full days: what the day of a deadline still allows. */
export function afterDays(now: Date, days: number): Date {
  return startOfCairoDay(addDays(cairoDay(now), days + 1));
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
