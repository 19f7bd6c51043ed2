import type { Settings } from '#modules/settings/settings.ts';
import { HOUR, MINUTE } from '#platform/clock.ts';
import { addBusinessDays, addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';
import type { MerchantOrder } from './merchant-order.ts';
import type { MerchantOrderStatus } from './order.ts';
import type { MerchantOrderEvent } from './order-event.ts';
import type { ParcelEvent, ParcelState } from './parcel.ts';

export type TimerSubject = 'order' | 'merchant_order' | 'parcel';

interface TimerRule {
  subject: TimerSubject;
  /** What happens when the timer is due. */
  event: MerchantOrderEvent | Extract<ParcelEvent, 'not_back_in_time'>;
  /** The timer runs while a part, or a parcel, is in one of these states. */
  during: readonly (MerchantOrderStatus | ParcelState)[];
  dueAt(now: Date, settings: Settings['timers']): Date;
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** The end of a day in Cairo, with summer time: deadlines in days last until midnight there. */
const endOf = (day: string) => startOfCairoDay(addDays(day, 1));

/** The timers of orders (docs/orders-rules.md, Timers). */
export const TIMERS = {
  payment: {
    subject: 'order',
    event: 'payment_expired',
    during: ['pending_payment'],
    dueAt: (now, { paymentMinutes }) => after(now, paymentMinutes * MINUTE),
  },
  cash_confirmation: {
    subject: 'order',
    event: 'not_confirmed',
    during: ['pending_confirmation'],
    dueAt: (now, { cashConfirmationHours }) => after(now, cashConfirmationHours * HOUR),
  },
  merchant_reminder: {
    subject: 'merchant_order',
    event: 'merchant_reminded',
    during: ['new'],
    dueAt: (now, { merchantReminderHours }) => after(now, merchantReminderHours * HOUR),
  },
  merchant_timeout: {
    subject: 'merchant_order',
    event: 'merchant_timed_out',
    during: ['new'],
    dueAt: (now, { merchantTimeoutHours }) => after(now, merchantTimeoutHours * HOUR),
  },
  hand_over: {
    subject: 'merchant_order',
    event: 'hand_over_late',
    during: ['new', 'accepted', 'ready'],
    dueAt: (now, { handOverBusinessDays }) => endOf(addBusinessDays(cairoDay(now), handOverBusinessDays)),
  },
  delivery: {
    subject: 'merchant_order',
    event: 'delivery_overdue',
    during: ['new', 'accepted', 'ready', 'shipped'],
    dueAt: (now, { deliveryDays }) => endOf(addDays(cairoDay(now), deliveryDays)),
  },
  parcel_back: {
    subject: 'parcel',
    event: 'not_back_in_time',
    during: ['undelivered', 'lost', 'damaged'],
    dueAt: (now, { parcelBackBusinessDays }) => endOf(addBusinessDays(cairoDay(now), parcelBackBusinessDays)),
  },
  return_window: {
    subject: 'merchant_order',
    event: 'completed',
    during: ['delivered'],
    dueAt: (now, { returnWindowDays }) => endOf(addDays(cairoDay(now), returnWindowDays)),
  },
} as const satisfies Record<string, TimerRule>;
export type TimerKind = keyof typeof TIMERS;

export const TIMER_KINDS = Object.keys(TIMERS) as TimerKind[];
export const timerRule = (kind: TimerKind): TimerRule => TIMERS[kind];

export interface RunningTimer {
  kind: TimerKind;
  subjectId: number;
}

/** The timers that run in the current state of a part. */
export function timersOf(
  merchantOrder: Pick<MerchantOrder, 'id' | 'orderId' | 'status' | 'parcels'>,
): RunningTimer[] {
  return TIMER_KINDS.flatMap(kind => {
    const { subject, during } = timerRule(kind);
    const runs = (state: MerchantOrderStatus | ParcelState) => during.includes(state);
    if (subject === 'parcel')
      return merchantOrder.parcels
        .filter(parcel => runs(parcel.state))
        .map(({ id }) => ({ kind, subjectId: id }));
    if (!runs(merchantOrder.status)) return [];
    return [{ kind, subjectId: subject === 'order' ? merchantOrder.orderId : merchantOrder.id }];
  });
}

/** The timers that an event starts and the ones it cancels. */
export function timerChanges(
  before: MerchantOrder,
  next: MerchantOrder,
): { started: RunningTimer[]; ended: RunningTimer[] } {
  const [were, are] = [timersOf(before), timersOf(next)];
  const isIn = (all: readonly RunningTimer[]) => (timer: RunningTimer) =>
    all.some(other => other.kind === timer.kind && other.subjectId === timer.subjectId);
  const [stood, stands] = [isIn(were), isIn(are)];
  return { started: are.filter(timer => !stood(timer)), ended: were.filter(timer => !stands(timer)) };
}

export interface OpeningTimer {
  kind: TimerKind;
  subject: TimerSubject;
  dueAt: Date;
}

/** The timers of a new order. */
export function openingTimers(
  stage: MerchantOrderStatus,
  now: Date,
  settings: Settings['timers'],
): OpeningTimer[] {
  return TIMER_KINDS.map(kind => ({ kind, rule: timerRule(kind) }))
    .filter(({ rule }) => rule.during.includes(stage))
    .map(({ kind, rule }) => ({ kind, subject: rule.subject, dueAt: rule.dueAt(now, settings) }));
}
