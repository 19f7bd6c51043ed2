import type { CaseTransition } from '#modules/refunds/case-actor.ts';
import type { Wish } from '#modules/refunds/refund.ts';

/** The subject of a buyer's claim. */
export const CLAIM_KINDS = ['not_received', 'wrong', 'damaged', 'not_as_described', 'counterfeit'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_STATES = ['open', 'answered', 'decided'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Refunded and the buyer keeps the goods, refunded once the goods are back, sent again free of charge, or refused. */
export const DECISIONS = ['refund', 'return', 'replace', 'refuse'] as const;
export type Decision = (typeof DECISIONS)[number];

export const CLAIM_EVENTS = ['opened', 'answered', 'unanswered', 'decided', 'reconsidered'] as const;
export type ClaimEvent = (typeof CLAIM_EVENTS)[number];

type ClaimTransition = CaseTransition<ClaimEvent, ClaimState>;

/** The steps of a claim (docs/orders-rules.md, Returns and claims). */
export const CLAIM_TRANSITIONS: readonly ClaimTransition[] = [
  {
    event: 'opened',
    from: null,
    to: 'open',
    actors: ['buyer'],
    effect: 'earnings wait; the merchant has 48 h',
  },
  { event: 'answered', from: 'open', to: 'answered', actors: ['merchant'] },
  { event: 'unanswered', from: 'open', to: 'answered', actors: ['timer'], guard: '48 h without an answer' },
  {
    event: 'decided',
    from: 'answered',
    to: 'decided',
    actors: ['staff'],
    guard: 'with a reason; a refund and a replacement say whose loss it is',
    effect: 'a refund is drafted, a return approved, the same goods are ordered again, or nothing',
  },
  {
    event: 'reconsidered',
    from: 'decided',
    to: 'answered',
    actors: ['staff'],
    guard: 'finance did not sign its refund, with a reason',
    effect: 'staff decide again',
  },
];

export interface Claim {
  id: number;
  merchantOrderId: number;
  buyerId: number;
  merchantId: number;
  kind: ClaimKind;
  state: ClaimState;
  wish: Wish;
  lines: readonly { lineId: number; quantity: number }[];
}

export const claimRow = (event: ClaimEvent, from: ClaimState): ClaimTransition | undefined =>
  CLAIM_TRANSITIONS.find(row => row.event === event && row.from === from);
