import type { Piastres } from '#platform/money.ts';
import type { Tender } from './payment.ts';
import type { ProviderName } from './providers.ts';
import type { PaymentStatus } from './transitions.ts';

/** One attempt to pay, as it is stored. Amounts in piastres. */
export interface Payment {
  id: number;
  orderId: number;
  userId: number;
  method: Tender;
  provider: ProviderName;
  amount: Piastres;
  status: PaymentStatus;
  /** Our reference; null if no gateway knows of it. */
  reference: string | null;
  providerReference: string | null;
  transaction: string | null;
  url: string | null;
  code: string | null;
  askedAt: Date | null;
  openedAt: Date | null;
  expiresAt: Date | null;
  extended: boolean;
  /** When the buyer last showed a picture of a transfer, and why staff refused that one. */
  proofAt: Date | null;
  proofRefusal: string | null;
  /** Money for an order that was already paid or is no longer available; all of it is refunded. */
  overpaid: boolean;
  captured: Piastres;
  refundClaimed: Piastres;
  refunded: Piastres;
}

/** The amounts for each part of the order; they add up to the payment. */
export interface PaymentShare {
  merchantOrderId: number;
  amount: Piastres;
}
