import { type CourierReason, FAILED_REASONS } from '#modules/shipping/courier.ts';
import { addDays } from '#platform/dates.ts';
import type { ActorKind } from './actor.ts';

/** The state of one parcel of a merchant order. */
export const PARCEL_STATES = [
  'packed',
  'shipped',
  'delivered',
  'undelivered',
  'lost',
  'damaged',
  'returned',
  'cancelled',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/**
 * The condition of a parcel that came back. Sellable goods are restocked; the other two open a claim on the courier.
 */
export const CONDITIONS = ['sellable', 'damaged', 'lost'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Why an attempt failed that is made again. What the buyer refused goes back, and its delivery is kept. */
export const ATTEMPT_REASONS = [...FAILED_REASONS, 'other'] as const satisfies CourierReason[];
/** Why a parcel goes back: what the buyer did, or that all attempts are over. It may count against their right to pay cash. */
export const REFUSAL_REASONS = [
  'refused_at_door',
  'refused_after_inspection',
  'attempts_exhausted',
  'other',
] as const satisfies CourierReason[];

/** So many days ahead a buyer may put an attempt off. */
export const POSTPONED_DAYS = 14;

/** The days to which an attempt may be put off: from tomorrow on. */
export const postponedRange = (today: string) => ({
  first: addDays(today, 1),
  last: addDays(today, POSTPONED_DAYS),
});

const POSTPONED = /^postponed (?<day>\d{4}-\d\d-\d\d)$/;

/** The reason of an attempt that the buyer put off, with the day that they named. */
export const postponedTo = (day: string) => `postponed ${day}`;

/** The day that such a reason names; undefined of any other reason, and where a courier names none. */
export const postponedDay = (reason: string): string | undefined => POSTPONED.exec(reason)?.groups?.['day'];

export const PARCEL_EVENTS = [
  'handed_over',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'refused',
  'lost',
  'damaged',
  'back_at_merchant',
  'not_back_in_time',
  'reopened',
] as const;
export type ParcelEvent = (typeof PARCEL_EVENTS)[number];

export interface ParcelRule {
  event: ParcelEvent;
  from: readonly ParcelState[];
  to: ParcelState;
  actors: readonly ActorKind[];
  reasonNeeded?: 'yes';
  /** Merchants may do this only with parcels that they deliver themselves. */
  merchantOnlyIfCarrier?: 'yes';
}

/** Parcels have their own state machine; the merchant order's status follows from theirs. */
export const PARCEL_RULES: readonly ParcelRule[] = [
  { event: 'handed_over', from: ['packed'], to: 'shipped', actors: ['courier', 'merchant', 'staff'] },
  {
    event: 'out_for_delivery',
    from: ['shipped'],
    to: 'shipped',
    actors: ['courier', 'merchant', 'staff'],
    merchantOnlyIfCarrier: 'yes',
  },
  {
    event: 'attempt_failed',
    from: ['shipped'],
    to: 'shipped',
    actors: ['courier', 'merchant', 'staff'],
    reasonNeeded: 'yes',
    merchantOnlyIfCarrier: 'yes',
  },
  {
    event: 'delivered',
    from: ['shipped'],
    to: 'delivered',
    actors: ['courier', 'merchant', 'staff'],
    merchantOnlyIfCarrier: 'yes',
  },
  {
    event: 'refused',
    from: ['shipped'],
    to: 'undelivered',
    actors: ['courier', 'merchant', 'staff'],
    reasonNeeded: 'yes',
    merchantOnlyIfCarrier: 'yes',
  },
  { event: 'lost', from: ['shipped', 'undelivered'], to: 'lost', actors: ['courier', 'staff'] },
  { event: 'damaged', from: ['shipped', 'undelivered'], to: 'damaged', actors: ['courier', 'staff'] },
  {
    event: 'back_at_merchant',
    from: ['undelivered', 'lost', 'damaged'],
    to: 'returned',
    actors: ['courier', 'merchant', 'staff'],
  },
  {
    event: 'not_back_in_time',
    from: ['undelivered', 'lost', 'damaged'],
    to: 'returned',
    actors: ['timer'],
  },
  {
    event: 'reopened',
    from: ['delivered', 'undelivered', 'lost', 'damaged'],
    to: 'shipped',
    actors: ['staff'],
    reasonNeeded: 'yes',
  },
];

export function parcelRule(event: ParcelEvent): ParcelRule {
  return PARCEL_RULES.find(rule => rule.event === event) as ParcelRule;
}

/** How far along its way a state is. News of an earlier state is late and changes nothing (P3). */
const PROGRESS: Readonly<Record<ParcelState, number>> = {
  packed: 0,
  shipped: 1,
  delivered: 2,
  undelivered: 2,
  lost: 3,
  damaged: 3,
  returned: 4,
  cancelled: 4,
};

/** The only path from `packed` to the state that the courier reports. */
const BEFORE: Readonly<Partial<Record<ParcelEvent, ParcelEvent>>> = {
  out_for_delivery: 'handed_over',
  attempt_failed: 'handed_over',
  delivered: 'handed_over',
  refused: 'handed_over',
  lost: 'handed_over',
  damaged: 'handed_over',
  back_at_merchant: 'refused',
};

/**
 * The events that a courier's report implies, in order: steps that were not reported yet, then the reported one. `late` if
 * the parcel is there or past it, `contradicts` if no path leads there.
 */
export function stepsReported(
  state: ParcelState,
  event: ParcelEvent,
): ParcelEvent[] | 'late' | 'contradicts' {
  const rule = parcelRule(event);
  if (rule.from.includes(state)) return [event];
  if (state === 'cancelled') return 'contradicts';
  if (isPast(state, event)) return 'late';
  const before = BEFORE[event];
  if (!before) return 'contradicts';
  const steps = stepsReported(state, before);
  return Array.isArray(steps) ? [...steps, event] : steps === 'late' ? 'contradicts' : steps;
}

/** A delivered parcel and a failed one contradict each other; neither is a late report of the other. */
function isPast(state: ParcelState, event: ParcelEvent): boolean {
  const { to } = parcelRule(event);
  if (state === to) return true;
  if (PROGRESS[state] <= PROGRESS[to]) return false;
  return to === 'packed' || to === 'shipped' || state !== 'delivered';
}
