import { cashOnDelivery } from './cash-on-delivery.ts';
import type { PaymentMethod, PaymentProvider } from './payment.ts';

/** Every way to pay that the shop offers. */
export const PROVIDERS: Readonly<Record<PaymentMethod, PaymentProvider>> = {
  cash_on_delivery: cashOnDelivery,
};
