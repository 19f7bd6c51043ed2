import type { CaseActorKind } from './case-actor.ts';

export const REFUND_STATES = ['drafted', 'approved', 'sending', 'succeeded', 'failed', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_CAUSES = ['return', 'claim'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

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

interface RefundTransition {
  event: RefundEvent;
  from: RefundState | null;
  to: RefundState;
  actors: readonly CaseActorKind[];
  guard?: string;
}

/**
 * The steps of a refund as data (docs/orders-rules.md, Refunds). A person's draft needs another person's approval; a
 * draft by the rules alone needs none, up to a limit.
 */
export const REFUND_TRANSITIONS: readonly RefundTransition[] = [
  { event: 'drafted', from: null, to: 'drafted', actors: ['merchant', 'staff', 'timer'] },
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
  { event: 'failed', from: 'sending', to: 'failed', actors: ['timer'] },
  { event: 'retried', from: 'failed', to: 'approved', actors: ['staff'], guard: 'after asking the gateway' },
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
