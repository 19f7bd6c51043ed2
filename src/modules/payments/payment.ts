import type { CashDenial } from './cash-on-delivery-rules.ts';

/** The methods that a buyer can choose. Account credit is not among them, because it is spent first. */
export const PAYMENT_METHODS = [
  'cash_on_delivery',
  'card',
  'wallet',
  'kiosk',
  'fawry',
  'bank_transfer',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The means that can pay an order or a part of it. */
export const TENDERS = [...PAYMENT_METHODS, 'store_credit'] as const;
export type Tender = (typeof TENDERS)[number];

/** Codes by which a payment method refuses; their sentences are in text.ts. */
export type PaymentRefusal = CashDenial | 'method_not_offered';
