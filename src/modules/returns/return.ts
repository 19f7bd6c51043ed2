import type { Wish } from '#modules/refunds/refund.ts';
import { COURIER_STATES } from '#modules/shipping/courier.ts';
import type { ReturnPayer } from './reason.ts';

/** The state of a return (docs/orders-rules.md, Returns and claims). */
export const RETURN_STATES = [
  'requested',
  'approved',
  'awaiting_pickup',
  'in_transit',
  'received',
  'inspected',
  'resolved',
  'rejected',
  'escalated',
  'cancelled',
  'expired',
  'closed',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const OUTCOMES = ['refund', 'credit', 'exchange', 'partial', 'declined'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const WAYS = ['pickup', 'drop_off'] as const;
export type Way = (typeof WAYS)[number];

/** What is known of a pickup: asked for but not yet answered, or what its courier told last. */
export const PICKUP_STATES = ['asked', ...COURIER_STATES] as const;
export type PickupState = (typeof PICKUP_STATES)[number];

export interface ReturnLine {
  id: number;
  lineId: number;
  quantity: number;
  /** Null until the parcel has arrived. */
  received: number | null;
  sellable: number;
  damaged: number;
  wrongItem: number;
  unseen: number;
  accepted: number;
}

/** A return in the form its table works on. */
export interface Return {
  id: number;
  merchantOrderId: number;
  buyerId: number;
  merchantId: number;
  merchantStatus: string;
  state: ReturnState;
  reason: string;
  payer: ReturnPayer;
  wish: Wish;
  way: Way | null;
  outcome: Outcome | null;
  answer: string;
  receivedAt: Date | null;
  decidedAt: Date | null;
  lines: readonly ReturnLine[];
}
