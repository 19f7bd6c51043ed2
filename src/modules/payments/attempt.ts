import type { Piastres } from '#platform/money.ts';
import type { Tender } from './payment.ts';
import type { ProviderName } from './provider.ts';
import type { PaymentStatus } from './transitions.ts';

/** One attempt to pay, as it is kept. Amounts in piastres. */
export interface Payment {
  id: number;
  orderId: number;
  userId: number;
  method: Tender;
  provider: ProviderName;
  amount: Piastres;
  status: PaymentStatus;
  /** Ours; null for what no gateway knows of. */
  reference: string | null;
  providerReference: string | null;
  transaction: string | null;
  url: string | null;
  code: string | null;
  askedAt: Date | null;
  openedAt: Date | null;
  expiresAt: Date | null;
  extended: boolean;
  /** Paid though the order was paid already, or could not be had any more: all of it goes back. */
  overpaid: boolean;
  captured: Piastres;
  refundClaimed: Piastres;
  refunded: Piastres;
}

/** What a payment is for, by part of the order; they add up to its amount. */
export interface PaymentShare {
  merchantOrderId: number;
  amount: Piastres;
}
