import { addDays, cairoDay } from '#platform/dates.ts';
import type { Piastres } from '#platform/money.ts';

/** A payout to a merchant (docs/orders-rules.md, Books). */
export const PAYOUT_STATES = ['draft', 'approved', 'processing', 'paid', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What staff do to a payout. Its author cannot approve it (A4). */
export const PAYOUT_STEPS = ['approve', 'send', 'confirm', 'fail'] as const;
export type PayoutStep = (typeof PAYOUT_STEPS)[number];

/** Steps that are taken with many payouts at once: the bank answers for a whole file by one reference. */
export const BULK_PAYOUT_STEPS = ['approve', 'send', 'confirm'] as const satisfies PayoutStep[];
export type BulkPayoutStep = (typeof BULK_PAYOUT_STEPS)[number];

/** A batch as one thing: made, approved, sent to the bank, confirmed by it. */
export const RUN_STEPS = ['draft', 'approve', 'send', 'confirm'] as const;

/** Which merchants a list of earnings shows: all with something available, or those of one reason. */
export const EARNING_LISTS = ['available', 'below_minimum', 'not_yet'] as const;
export type EarningList = (typeof EARNING_LISTS)[number];

/** Whether the next batch takes what a merchant has available; the first reason that keeps it out counts. */
export const NEXT_RUN = [
  'owes',
  'payout_open',
  'not_selling',
  'closed_waits',
  'restricted',
  'no_channel',
  'below_minimum',
  'not_yet',
  'included',
] as const;
export type NextRun = (typeof NEXT_RUN)[number];

interface Rule {
  from: readonly PayoutState[];
  to: PayoutState;
}

/** `retry-payout` or the next batch turns a failed payout into a draft again, with the same number. */
export const PAYOUT_RULES: Readonly<Record<PayoutStep, Rule>> = {
  approve: { from: ['draft'], to: 'approved' },
  send: { from: ['approved'], to: 'processing' },
  confirm: { from: ['processing'], to: 'paid' },
  fail: { from: ['draft', 'approved', 'processing'], to: 'failed' },
};

const PAID_STATUSES: ReadonlySet<string> = new Set(['active', 'on_holiday', 'closed']);

/** Whether a merchant of this status is paid. */
export const isPaidStatus = (status: string): boolean => PAID_STATUSES.has(status);

/** A large payout is approved by two people; whoever made it is none of them. */
export const approvalsFor = (amount: Piastres, secondAbove: Piastres): 1 | 2 =>
  amount > secondAbove ? 2 : 1;

/** Why an entry has not been paid to its merchant yet. */
export const EARNING_STATES = ['pending', 'awaits_cash', 'frozen', 'available', 'claimed', 'paid'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export const BALANCE_STATES = ['ok', 'owing', 'restricted', 'suspended'] as const;
export type BalanceState = (typeof BALANCE_STATES)[number];

/** The next payout day in Cairo after today. `weekday`: 0 is Sunday. */
export function nextPayoutDay(now: Date, weekday: number): string {
  const today = cairoDay(now);
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

export function isPayoutDay(now: Date, weekday: number): boolean {
  return weekdayOf(cairoDay(now)) === weekday;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
