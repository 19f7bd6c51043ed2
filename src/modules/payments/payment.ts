import type { Settings } from '#modules/settings/settings.ts';
import type { CashDenial } from './cash-on-delivery-rules.ts';

/**
 * The methods that a buyer can choose, and what the buyer receives to pay with: a page of the gateway, a code to pay
 * elsewhere, or nothing if the money comes at the door. Account credit is not among them, because it is spent first.
 */
export const GIVES = {
  cash_on_delivery: 'nothing',
  card: 'page',
  wallet: 'page',
  kiosk: 'page',
  fawry: 'code',
  bank_transfer: 'code',
} as const satisfies Record<keyof Settings['paymentMethods'], 'page' | 'code' | 'nothing'>;

export type PaymentMethod = keyof typeof GIVES;

/** In the order of the checkout. */
export const PAYMENT_METHODS = Object.keys(GIVES) as PaymentMethod[];

/** The means that can pay an order or a part of it. */
export const TENDERS = [...PAYMENT_METHODS, 'store_credit'] as const;
export type Tender = (typeof TENDERS)[number];

/** Codes by which a payment method refuses; their sentences are in text.ts. */
export type PaymentRefusal = CashDenial | 'method_not_offered';
