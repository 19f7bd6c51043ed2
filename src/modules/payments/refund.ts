import type { Piastres } from '#platform/money.ts';
import type { PaymentShare } from './attempt.ts';

/** Section 6. `sending` is committed before the gateway is asked, so no refund is ever asked for twice. */
export const REFUND_STATES = ['drafted', 'approved', 'sending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What made a refund due; with the payment it is one refund, however often it is asked for. */
export interface RefundCause {
  type: 'order_event' | 'payment' | 'return_refund';
  id: number;
}

export interface Refund {
  id: number;
  paymentId: number;
  amount: Piastres;
  state: RefundState;
  /** No way back by the gateway: a person sends it and says so. */
  byHand: boolean;
  reason: string;
  /** Given back at the gateway when it was asked; null until then. */
  refundedBefore: Piastres | null;
  sentAt: Date | null;
}

/** One refund to make: from one payment, by part of the order. */
export interface RefundAsked {
  paymentId: number;
  shares: readonly PaymentShare[];
  cause: RefundCause;
  reason: string;
}
