import type { Settings } from '#modules/settings/settings.ts';
import type { CashDenial, CashVerdict, OrderFacts } from './cash-on-delivery-rules.ts';

export const PAYMENT_METHODS = ['cash_on_delivery'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Codes under which a way to pay says no; their sentences stand in text.ts. */
export type PaymentRefusal = CashDenial;

/** One way to pay. What a provider has to ask somebody else for, it asks after the order is committed. */
export interface PaymentProvider {
  method: PaymentMethod;
  /** Whether an order can be paid so, and whether its buyer must confirm it first. */
  judge(facts: OrderFacts, settings: Settings): CashVerdict;
  /** How the payment of an order paid so begins. */
  opening: 'expected';
}
