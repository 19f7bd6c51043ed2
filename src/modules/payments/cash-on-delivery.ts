import { judgeCash } from './cash-on-delivery-rules.ts';
import type { PaymentProvider } from './payment.ts';

/** Paid in cash at the door: nothing to wait for but, by its rules, the buyer's word. */
export const cashOnDelivery: PaymentProvider = {
  method: 'cash_on_delivery',
  judge: judgeCash,
  opening: 'expected',
};
