import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';

export const PAYMENT_METHODS = ['cash_on_delivery'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Codes under which a way to pay says no; their sentences stand in text.ts. */
export type PaymentRefusal = 'cash_limit';

/** One way to pay. What a provider has to ask somebody else for, it asks after the order is committed. */
export interface PaymentProvider {
  method: PaymentMethod;
  /** Why an order of this total cannot be paid so; null when it can. */
  refuses(total: Piastres, settings: Settings): PaymentRefusal | null;
  /** How an order paid so begins: its merchant orders, and its payment. */
  opening: { merchantOrder: 'new'; payment: 'expected' };
}
