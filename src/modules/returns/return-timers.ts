import type { Settings } from '#modules/settings/settings.ts';
import { HOUR } from '#platform/clock.ts';
import { endOfCairoDay } from '#platform/dates.ts';
import type { Return, ReturnState } from './return.ts';
import type { ReturnEvent } from './transitions.ts';

interface ReturnTimerRule {
  event: ReturnEvent;
  /** The timer runs while a return is in one of these states. */
  during: readonly ReturnState[];
  dueAt(now: Date, rules: Settings['returns'], it: Pick<Return, 'receivedAt'>): Date;
}

const hours = (now: Date, count: number) => new Date(now.getTime() + count * HOUR);

/** The timers of returns (docs/orders-rules.md, Timers). Days last until midnight in Cairo. */
export const RETURN_TIMERS = {
  return_answer: {
    event: 'approved',
    during: ['requested'],
    dueAt: (now, { answerHours }) => hours(now, answerHours),
  },
  return_hand_over: {
    event: 'expired',
    during: ['approved', 'awaiting_pickup'],
    dueAt: (now, { handOverDays }) => endOfCairoDay(now, handOverDays),
  },
  return_inspection: {
    event: 'inspected',
    during: ['received'],
    dueAt: (now, { inspectionHours }) => hours(now, inspectionHours),
  },
  // Law 181/2018, art. 40: seven days after the goods are back.
  refund_due: {
    event: 'resolved',
    during: ['inspected'],
    dueAt: (now, { refundDays }, { receivedAt }) => endOfCairoDay(receivedAt ?? now, refundDays),
  },
  return_appeal: {
    event: 'closed',
    during: ['rejected'],
    dueAt: (now, { appealDays }) => endOfCairoDay(now, appealDays),
  },
} as const satisfies Record<string, ReturnTimerRule>;
export type ReturnTimerKind = keyof typeof RETURN_TIMERS;

export const RETURN_TIMER_KINDS = Object.keys(RETURN_TIMERS) as ReturnTimerKind[];
export const returnTimerRule = (kind: ReturnTimerKind): ReturnTimerRule => RETURN_TIMERS[kind];

/** The timers that run in a return's state. */
export const returnTimersOf = (state: ReturnState): ReturnTimerKind[] =>
  RETURN_TIMER_KINDS.filter(kind => returnTimerRule(kind).during.includes(state));
