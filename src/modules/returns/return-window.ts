import type { Settings } from '#modules/settings/settings.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { type ReturnReason, reasonRule } from './reason.ts';

/** Law 181/2018: 14 days without a reason (art. 40), 30 for defects (art. 21). Settings can only give more. */
const LEAST_DAYS = { no_reason: 14, defect: 30 } as const;

export interface Delivered {
  deliveredAt: Date;
  /** The exclusion by law 181/2018, art. 41; '' if the goods can be returned. */
  notReturnable: string;
}

/** Why a unit cannot be returned for this reason, or `yes`. */
export type WindowDecision = 'yes' | 'window_over' | 'not_returnable';

/**
 * Whether units delivered then may still be returned for this reason. Days are Cairo's calendar days, and the day of
 * delivery is day 0. The last day lasts until midnight there, with or without summer time.
 */
export function checkWindow(
  reason: ReturnReason,
  { deliveredAt, notReturnable }: Delivered,
  { now, rules }: { now: Date; rules: Settings['returns'] },
): WindowDecision {
  const { window } = reasonRule(reason);
  if (window === 'always') return 'yes';
  if (window === 'no_reason' && notReturnable) return 'not_returnable';
  return cairoDay(now) <= lastDay(window, deliveredAt, rules) ? 'yes' : 'window_over';
}

/** The last calendar day in Cairo for such a return, as `yyyy-mm-dd`. */
export function lastDay(
  window: 'no_reason' | 'defect',
  deliveredAt: Date,
  rules: Settings['returns'],
): string {
  const asked = window === 'defect' ? rules.defectDays : rules.noReasonDays;
  return addDays(cairoDay(deliveredAt), Math.max(asked, LEAST_DAYS[window]));
}
