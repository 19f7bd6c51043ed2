import type { PaymentEvent } from './provider.ts';

/**
 * The status of an attempt to pay (docs/orders-rules.md, Payments). `expected` is cash, which comes with the parcels.
 */
export const PAYMENT_STATUSES = [
  'expected',
  'created',
  'pending',
  'failed',
  'authorised',
  'expired',
  'voided',
  'captured',
  'partly_refunded',
  'refunded',
  'disputed',
  'lost',
  'won',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** In these states the buyer can still pay by it. */
export const OPEN_STATUSES: ReadonlySet<PaymentStatus> = new Set(['created', 'pending', 'authorised']);

export interface PaymentTransition {
  event: PaymentEvent | 'opened' | 'replaced' | 'partly_refunded' | 'dispute_lost' | 'dispute_won';
  from: readonly PaymentStatus[];
  to: PaymentStatus;
  actors: readonly ('gateway' | 'timer' | 'staff' | 'buyer')[];
  /** In a word for the documentation. */
  guard?: string;
  effect?: string;
}

/**
 * The steps of an attempt as data (docs/orders-rules.md, Payments). Before the money comes, an attempt only moves
 * forward in this order: created, pending, failed, authorised, expired, voided, captured. The same messages in any
 * order, any number of times, therefore end at the furthest state, and money that came is accepted whatever was
 * reported before (late money).
 */
export const PAYMENT_TRANSITIONS: readonly PaymentTransition[] = [
  { event: 'opened', from: ['created'], to: 'pending', actors: ['buyer'], effect: 'its reference is kept' },
  { event: 'declined', from: ['created', 'pending'], to: 'failed', actors: ['gateway'] },
  {
    event: 'authorised',
    from: ['created', 'pending', 'failed'],
    to: 'authorised',
    actors: ['gateway'],
    guard: 'amount and currency are ours',
  },
  {
    event: 'expired',
    from: ['created', 'pending', 'failed', 'authorised'],
    to: 'expired',
    actors: ['gateway', 'timer'],
    guard: 'timer: the inquiry says unpaid',
  },
  {
    event: 'voided',
    from: ['created', 'pending', 'failed', 'authorised', 'expired'],
    to: 'voided',
    actors: ['gateway', 'timer', 'staff'],
  },
  {
    event: 'replaced',
    from: ['expected', 'created', 'pending', 'failed', 'authorised'],
    to: 'voided',
    actors: ['buyer'],
    guard: 'the inquiry says unpaid',
    effect: 'another attempt, or cash, in its place',
  },
  {
    event: 'captured',
    from: ['created', 'pending', 'failed', 'authorised', 'expired', 'voided'],
    to: 'captured',
    actors: ['gateway', 'timer', 'staff', 'buyer'],
    guard: 'amount and currency are ours',
    effect: 'shares captured; posted; the order moves on, or the money goes back by itself',
  },
  {
    event: 'partly_refunded',
    from: ['captured', 'partly_refunded'],
    to: 'partly_refunded',
    actors: ['timer', 'staff'],
    guard: 'Σ refunds ≤ captured, per share as well',
  },
  {
    event: 'refunded',
    from: ['captured', 'partly_refunded'],
    to: 'refunded',
    actors: ['timer', 'staff'],
    guard: 'Σ refunds = captured',
  },
  {
    event: 'chargeback',
    from: ['captured', 'partly_refunded', 'refunded', 'lost', 'won'],
    to: 'disputed',
    actors: ['gateway', 'staff'],
    effect: "the merchants' earnings of it wait, and no refund of it is sent",
  },
  {
    event: 'dispute_lost',
    from: ['disputed'],
    to: 'lost',
    actors: ['staff'],
    guard: 'with a reason and whose loss it is',
    effect:
      'what was not refunded is reversed, and what was is lost a second time; refunds that waited have arrived with it; what has not left is cancelled',
  },
  {
    event: 'dispute_won',
    from: ['disputed'],
    to: 'won',
    actors: ['staff'],
    effect: 'earnings are free again, refunds that waited are sent',
  },
];

/** The status after an event; null if the event changes nothing. */
export function nextPaymentStatus(
  event: PaymentTransition['event'],
  from: PaymentStatus,
): PaymentStatus | null {
  const row = PAYMENT_TRANSITIONS.find(each => each.event === event && each.from.includes(from));
  return row?.to ?? null;
}
