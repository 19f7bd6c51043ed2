import type { CaseActorKind, CaseTransition } from '#modules/refunds/case-actor.ts';
import type { ReturnState } from './return.ts';

export const RETURN_EVENTS = [
  'requested',
  'approved',
  'rejected',
  'appealed',
  'upheld',
  'closed',
  'cancelled',
  'booked',
  'pickup_failed',
  'handed_over',
  'expired',
  'received',
  'inspected',
  'resolved',
  'reconsidered',
] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

/** One step of a return (docs/orders-rules.md, Returns and claims). */
export interface ReturnTransition extends CaseTransition<ReturnEvent, ReturnState> {
  /** Actors that must give a reason. */
  reasonOf?: readonly CaseActorKind[];
}

const STAFF_AND_SELLER = ['merchant', 'staff'] as const;
const each = (from: readonly ReturnState[], row: Omit<ReturnTransition, 'from'>): ReturnTransition[] =>
  from.map(state => ({ ...row, from: state }));

/**
 * The steps of a return as data: buttons, refusals, docs/returns.md and tests follow from it. The first row that fits
 * applies.
 */
export const RETURN_TRANSITIONS: readonly ReturnTransition[] = [
  {
    event: 'requested',
    from: null,
    to: 'approved',
    actors: ['buyer', 'staff'],
    guard: 'no reason needed by law, goods not excluded, within 14 days',
    effect: 'the merchant has no veto; 7 days to hand over',
  },
  {
    event: 'requested',
    from: null,
    to: 'requested',
    actors: ['buyer', 'staff'],
    guard: 'defect within 30 days, with a photo',
    effect: 'the merchant has 48 h',
  },
  {
    event: 'approved',
    from: 'requested',
    to: 'approved',
    actors: ['merchant', 'staff', 'timer'],
    guard: 'timer: no answer in 48 h',
    effect: '7 days to hand over',
  },
  {
    event: 'rejected',
    from: 'requested',
    to: 'rejected',
    actors: STAFF_AND_SELLER,
    reasonOf: STAFF_AND_SELLER,
    effect: 'the buyer may appeal for 7 days',
  },
  {
    event: 'appealed',
    from: 'rejected',
    to: 'escalated',
    actors: ['buyer'],
    guard: '7 days',
    effect: 'staff decide',
  },
  {
    event: 'appealed',
    from: 'resolved',
    to: 'escalated',
    actors: ['buyer'],
    guard: 'declined, 7 days',
    effect: 'staff decide',
  },
  { event: 'upheld', from: 'escalated', to: 'approved', actors: ['staff'], guard: 'goods not here yet' },
  { event: 'upheld', from: 'escalated', to: 'inspected', actors: ['staff'], guard: 'goods were inspected' },
  {
    event: 'closed',
    from: 'escalated',
    to: 'closed',
    actors: ['staff'],
    reasonOf: ['staff'],
    effect: 'units are free again',
  },
  { event: 'closed', from: 'rejected', to: 'closed', actors: ['timer'], guard: 'no appeal in 7 days' },
  ...each(['requested', 'approved', 'awaiting_pickup', 'rejected', 'escalated'], {
    event: 'cancelled',
    to: 'cancelled',
    actors: ['buyer'],
    guard: 'nothing handed over',
    effect: 'units are free again',
  }),
  ...each(['approved', 'awaiting_pickup'], {
    event: 'booked',
    to: 'awaiting_pickup',
    actors: ['buyer', 'merchant', 'staff'],
    guard: 'pickup or drop-off',
    effect: 'a pickup books the courier that brought the goods, whose fee is deducted if the buyer pays it',
  }),
  {
    event: 'pickup_failed',
    from: 'awaiting_pickup',
    to: 'approved',
    actors: ['courier'],
    guard: 'the courier comes no more',
    effect: 'the buyer chooses again; 7 days to hand over',
  },
  ...each(['approved', 'awaiting_pickup'], {
    event: 'handed_over',
    to: 'in_transit',
    actors: ['buyer', 'merchant', 'staff', 'courier'],
  }),
  ...each(['approved', 'awaiting_pickup'], {
    event: 'expired',
    to: 'expired',
    actors: ['timer'],
    guard: 'not handed over in 7 days, unless a pickup was asked for: its courier is late, not the buyer',
    effect: 'units are free again',
  }),
  ...each(['approved', 'awaiting_pickup', 'in_transit'], {
    event: 'received',
    to: 'received',
    actors: [...STAFF_AND_SELLER, 'courier'],
    guard: 'received ≤ requested; courier: it is back at the merchant',
    effect: '48 h to inspect, 7 days to refund',
  }),
  {
    event: 'inspected',
    from: 'received',
    to: 'inspected',
    actors: ['merchant', 'staff', 'timer'],
    guard: 'every unit received is inspected; timer: accepted unseen after 48 h',
    effect: 'sellable units go on sale again, once',
  },
  {
    event: 'resolved',
    from: 'inspected',
    to: 'resolved',
    actors: ['merchant', 'staff', 'timer'],
    guard: 'partial and declined with a reason; timer: 7 days after it came',
    effect: 'a refund is drafted, for an exchange with the order in its place; nothing when declined',
  },
  {
    event: 'reconsidered',
    from: 'resolved',
    to: 'inspected',
    actors: ['staff'],
    reasonOf: ['staff'],
    guard: 'finance did not sign what was offered for a part of it',
    effect: 'decided again; a lawful refund cannot be refused',
  },
];

/** The rows for an event in a state; two if a fact of the return decides. */
export function returnRows(event: ReturnEvent, from: ReturnState | null): ReturnTransition[] {
  return RETURN_TRANSITIONS.filter(row => row.event === event && row.from === from);
}
