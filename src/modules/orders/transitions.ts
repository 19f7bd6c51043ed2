import type { ActorKind } from './actor.ts';
import type { MerchantOrderStatus } from './order.ts';
import type { OrderEvent } from './order-event.ts';

/** One step of a merchant order (docs/orders-rules.md, Merchant orders). */
export interface Transition {
  event: OrderEvent;
  /** Null: there was no state before. */
  from: MerchantOrderStatus | null;
  /** The state if all units of the part move; then the states if others of its units are elsewhere. */
  to: readonly [MerchantOrderStatus, ...MerchantOrderStatus[]];
  actors: readonly ActorKind[];
  /** Actors that must give a reason. */
  reasonOf?: readonly ActorKind[];
  /** What is checked besides the row, in a word for the documentation. */
  guard?: string;
  /** What it does, in a word for the documentation. */
  effect?: string;
}

type Status = MerchantOrderStatus;
const each = (
  from: readonly Status[],
  row: Omit<Transition, 'from' | 'to'>,
  to: (from: Status) => Transition['to'],
): Transition[] => from.map(status => ({ ...row, from: status, to: to(status) }));
const same = (status: Status): Transition['to'] => [status];

/** The states a part may have when the last of its parcels has reached its end. */
const ENDS = ['delivered', 'undelivered', 'returned_to_merchant'] as const satisfies readonly Status[];
const UNDER_WAY = ['ready', 'shipped'] as const satisfies readonly Status[];
const AFTER_DELIVERY = ['delivered', 'completed'] as const satisfies readonly Status[];

/** The steps of a merchant order as data. Buttons, refusals, docs/orders.md and tests follow from it. */
export const TRANSITIONS: readonly Transition[] = [
  {
    event: 'submitted',
    from: null,
    to: ['pending_payment'],
    actors: ['buyer'],
    guard: 'online',
    effect: 'held',
  },
  {
    event: 'submitted',
    from: null,
    to: ['pending_confirmation'],
    actors: ['buyer'],
    guard: 'cash rule = confirm',
    effect: 'held; timer',
  },
  {
    event: 'submitted',
    from: null,
    to: ['new'],
    actors: ['buyer'],
    guard: 'cash rule = allow',
    effect: 'allocated',
  },
  {
    event: 'paid',
    from: 'pending_payment',
    to: ['new'],
    actors: ['gateway', 'timer'],
    guard: 'covers the whole group',
    effect: 'held → allocated',
  },
  {
    event: 'switched_to_cash',
    from: 'pending_payment',
    to: ['new', 'pending_confirmation'],
    actors: ['buyer'],
    guard: 'cash rules; the reference is void',
  },
  {
    event: 'payment_expired',
    from: 'pending_payment',
    to: ['cancelled'],
    actors: ['timer'],
    guard: 'the inquiry says unpaid',
    effect: 'release',
  },
  {
    event: 'paid_late',
    from: 'cancelled',
    to: ['new'],
    actors: ['gateway'],
    guard: 'payment_expired, at most 7 days ago, all units free',
    effect: 'allocated',
  },
  {
    event: 'confirmed',
    from: 'pending_confirmation',
    to: ['new'],
    actors: ['buyer', 'staff'],
    guard: 'covers the group',
    effect: 'held → allocated',
  },
  {
    event: 'not_confirmed',
    from: 'pending_confirmation',
    to: ['cancelled'],
    actors: ['timer', 'buyer'],
    effect: 'release',
  },
  { event: 'accepted', from: 'new', to: ['accepted'], actors: ['merchant', 'staff'] },
  {
    event: 'rejected',
    from: 'new',
    to: ['cancelled'],
    actors: ['merchant', 'staff'],
    reasonOf: ['merchant', 'staff'],
    effect: 'release; counts in its cancel rate',
  },
  { event: 'merchant_reminded', from: 'new', to: ['new'], actors: ['timer'] },
  { event: 'merchant_timed_out', from: 'new', to: ['cancelled'], actors: ['timer'], effect: 'release' },
  {
    event: 'cancelled',
    from: 'pending_payment',
    to: ['cancelled', 'pending_payment'],
    actors: ['buyer', 'staff'],
    reasonOf: ['staff'],
    effect: 'release',
  },
  {
    event: 'cancelled',
    from: 'pending_confirmation',
    to: ['cancelled', 'pending_confirmation'],
    actors: ['buyer', 'staff'],
    reasonOf: ['staff'],
    effect: 'release',
  },
  ...each(
    ['new', 'accepted', 'ready'],
    {
      event: 'cancelled',
      actors: ['buyer', 'merchant', 'staff'],
      reasonOf: ['merchant', 'staff'],
      guard: 'buyer: nothing handed over',
      effect: 'release',
    },
    from => (from === 'ready' ? ['cancelled', 'ready', 'shipped', ...ENDS] : ['cancelled', from]),
  ),
  {
    event: 'packed',
    from: 'accepted',
    to: ['ready'],
    actors: ['merchant', 'staff'],
    guard: 'every open unit in one parcel',
    effect: 'amount due per parcel',
  },
  {
    event: 'handed_over',
    from: 'ready',
    to: ['shipped', 'ready'],
    actors: ['courier', 'merchant', 'staff'],
    effect: 'stock leaves; cash is due',
  },
  ...each(UNDER_WAY, { event: 'out_for_delivery', actors: ['courier', 'merchant', 'staff'] }, same),
  ...each(
    UNDER_WAY,
    {
      event: 'attempt_failed',
      actors: ['courier', 'merchant', 'staff'],
      reasonOf: ['courier', 'merchant', 'staff'],
      effect: "the last one of the merchant's own delivery: refused",
    },
    same,
  ),
  ...each(
    UNDER_WAY,
    {
      event: 'delivered',
      actors: ['courier', 'merchant', 'staff'],
      guard: 'merchant: carries it itself, with the code or a photo; staff: proof',
      effect: 'cash collected; return clock',
    },
    from => (from === 'ready' ? ['ready'] : ['delivered', 'shipped']),
  ),
  ...each(
    UNDER_WAY,
    {
      event: 'refused',
      actors: ['courier', 'merchant', 'staff'],
      reasonOf: ['courier', 'merchant', 'staff'],
      effect: 'no cash is due',
    },
    from => (from === 'ready' ? ['ready'] : ['undelivered', 'shipped', 'delivered']),
  ),
  ...(['lost', 'damaged'] as const).flatMap(event =>
    each(
      [...UNDER_WAY, 'undelivered', ...AFTER_DELIVERY],
      { event, actors: ['courier', 'staff'], effect: 'no cash is due; claim on the courier' },
      from => (from === 'shipped' ? ['undelivered', 'shipped', 'delivered'] : [from]),
    ),
  ),
  ...(['back_at_merchant', 'not_back_in_time'] as const).flatMap(event =>
    each(
      ['undelivered', ...UNDER_WAY, ...AFTER_DELIVERY],
      {
        event,
        actors: event === 'not_back_in_time' ? ['timer'] : ['courier', 'merchant', 'staff'],
        guard: event === 'not_back_in_time' ? '20 business days' : 'condition recorded',
        effect: event === 'not_back_in_time' ? 'claim on the courier' : 'sellable units restocked once',
      },
      from => (from === 'undelivered' ? ['returned_to_merchant', 'undelivered'] : [from]),
    ),
  ),
  ...each(
    [...AFTER_DELIVERY, 'undelivered', ...UNDER_WAY],
    { event: 'reopened', actors: ['staff'], reasonOf: ['staff'], effect: 'back to shipped' },
    from => (from === 'ready' ? ['ready'] : ['shipped']),
  ),
  ...each(
    ['new', 'accepted', 'ready'],
    {
      event: 'hand_over_late',
      actors: ['timer'],
      guard: 'promised day is over',
      effect: "counts in the merchant's late rate",
    },
    same,
  ),
  ...each(
    ['new', 'accepted', 'ready', 'shipped'],
    { event: 'delivery_overdue', actors: ['timer'], guard: '30 days', effect: 'the buyer may withdraw' },
    same,
  ),
  // Law 181/2018, art. 40: also while it is under way, which then counts as refused.
  ...each(
    ['new', 'accepted', 'ready', 'shipped'],
    { event: 'withdrawn', actors: ['buyer'], guard: 'delivery is overdue', effect: 'all is refunded' },
    from =>
      from === 'shipped' ? ['undelivered', 'delivered', 'returned_to_merchant'] : ['cancelled', ...ENDS],
  ),
  {
    event: 'completed',
    from: 'delivered',
    to: ['completed'],
    actors: ['timer'],
    guard: 'return window over, nothing open',
  },
  ...each(AFTER_DELIVERY, { event: 'not_received', actors: ['buyer'], effect: 'claim open' }, same),
];

/** The row for an event of a part in this status, whoever the actor is. */
export function transitionOf(event: OrderEvent, from: MerchantOrderStatus | null): Transition | undefined {
  return TRANSITIONS.find(row => row.event === event && row.from === from);
}
