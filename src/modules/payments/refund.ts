import type { Piastres } from '#platform/money.ts';
import type { PaymentShare } from './attempt.ts';

/**
 * docs/orders-rules.md, Refunds. `sending` is committed before the gateway is asked, so no refund is requested twice.
 */
export const REFUND_STATES = ['drafted', 'approved', 'sending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What made a refund due. A cause has one refund of each payment, however often it is requested. */
export interface RefundCause {
  type: 'order_event' | 'payment' | 'return_refund';
  id: number;
}

export interface Refund {
  id: number;
  paymentId: number;
  amount: Piastres;
  state: RefundState;
  /** The gateway cannot send it: a person does, and records it. */
  byHand: boolean;
  reason: string;
  /** The amount already refunded at the gateway when it was asked; null until then. */
  refundedBefore: Piastres | null;
  sentAt: Date | null;
}

/** A refund of one payment, split by the parts of the order. */
export interface RefundInput {
  paymentId: number;
  shares: readonly PaymentShare[];
  cause: RefundCause;
  reason: string;
}
