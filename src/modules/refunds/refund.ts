import type { Piastres } from '#platform/money.ts';
import type { CaseTransition } from './case-actor.ts';

export const REFUND_STATES = ['drafted', 'approved', 'sending', 'succeeded', 'failed', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * Why money goes back: goods that came back, a claim, units that were paid for and nobody gets, or a payment beyond what
 * the order costs.
 */
export const REFUND_CAUSES = ['return', 'claim', 'unused', 'surplus'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];
/** What a case decides, by its lines; the others go back by the rules alone, before anything has arrived. */
export type CaseCause = Extract<RefundCause, 'return' | 'claim'>;

/** What a buyer wants for goods: the money, account credit, or other goods. */
export const WISHES = ['refund', 'credit', 'exchange'] as const;
export type Wish = (typeof WISHES)[number];

/** Who bears the loss of a refund, as staff record it. */
export const RECOVERIES = ['merchant', 'courier', 'platform'] as const;
export type Recovery = (typeof RECOVERIES)[number];

export const REFUND_EVENTS = [
  'drafted',
  'approved',
  'countersigned',
  'refused',
  'sending',
  'succeeded',
  'failed',
  'retried',
  'fell_through',
] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

/**
 * The steps of a refund as data (docs/orders-rules.md, Refunds). A person's draft needs another person's approval; a
 * draft by the rules alone needs none, up to a limit.
 */
export const REFUND_TRANSITIONS: readonly CaseTransition<RefundEvent, RefundState>[] = [
  { event: 'drafted', from: null, to: 'drafted', actors: ['merchant', 'staff', 'timer'] },
  {
    event: 'drafted',
    from: null,
    to: 'sending',
    actors: ['timer'],
    guard: 'paid for what nobody gets: claimed at once, by the payments that brought it',
  },
  {
    event: 'approved',
    from: 'drafted',
    to: 'approved',
    actors: ['staff', 'timer'],
    guard: 'not who drafted it; timer: the rules leave nothing to judge',
  },
  {
    event: 'countersigned',
    from: 'drafted',
    to: 'drafted',
    actors: ['staff'],
    guard: 'above the limit, while others must still sign',
  },
  {
    event: 'refused',
    from: 'drafted',
    to: 'refused',
    actors: ['staff'],
    guard: 'with a reason, and only what a person decided: its case is then decided again',
  },
  { event: 'sending', from: 'approved', to: 'sending', actors: ['timer'] },
  { event: 'succeeded', from: 'sending', to: 'succeeded', actors: ['timer', 'staff'], guard: 'every tender' },
  {
    event: 'succeeded',
    from: 'failed',
    to: 'succeeded',
    actors: ['timer', 'staff'],
    guard: 'every tender, by hand or by a bank that took its payment back',
  },
  { event: 'failed', from: 'sending', to: 'failed', actors: ['timer'] },
  {
    event: 'retried',
    from: 'failed',
    to: 'sending',
    actors: ['buyer', 'staff'],
    guard: 'staff: the gateway is asked first; buyer: another way',
  },
  ...(['sending', 'succeeded', 'failed'] as const).map(from => ({
    event: 'fell_through' as const,
    from,
    to: 'approved' as const,
    actors: ['timer'] as const,
    guard: 'the order in exchange was cancelled or refunded: its worth goes on by the first means',
  })),
];

/**
 * Whether finance may refuse a draft: of a claim, or of less than was sent back. What the law gives for goods that came
 * back (law 181/2018, art. 40) is not a person's to refuse.
 */
export const mayRefuse = ({ cause, outcome }: { cause: RefundCause; outcome: string | null }): boolean =>
  cause === 'claim' || outcome === 'partial';

/** `claimed`: reserved of its payment; `sending` is committed before the gateway is asked, so nothing is asked for twice. */
export type TenderState = 'waiting' | 'claimed' | 'sending' | 'succeeded' | 'failed';

/** One means by which a refund goes back. */
export interface RefundTender {
  means: 'gateway' | 'credit' | 'channel';
  paymentId: number | null;
  amount: Piastres;
}

/** The facts of a tender that say whether it is a person's to send. */
export interface OpenTender extends RefundTender {
  id: number;
  state: TenderState;
  /** The gateway cannot send it. */
  byHand: boolean;
  /** Its bank wants the payment back, so nothing is sent by it. */
  isDisputed: boolean;
}

/** A person sends it from our bank and records it: it was paid in cash, or no gateway can send it, or did not. */
export const isByHand = ({ means, state, byHand, isDisputed }: OpenTender): boolean =>
  state !== 'succeeded' && !isDisputed && (means === 'channel' || byHand || state === 'failed');
