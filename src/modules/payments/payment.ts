import type { CashDenial } from './cash-on-delivery-rules.ts';

/** What a buyer can choose to pay by. Account credit is no choice among them: it is spent first. */
export const PAYMENT_METHODS = [
  'cash_on_delivery',
  'card',
  'wallet',
  'kiosk',
  'fawry',
  'bank_transfer',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What an order or a part of its money can be paid by. */
export const TENDERS = [...PAYMENT_METHODS, 'store_credit'] as const;
export type Tender = (typeof TENDERS)[number];

/** Codes under which a way to pay says no; their sentences stand in text.ts. */
export type PaymentRefusal = CashDenial | 'method_not_offered';
