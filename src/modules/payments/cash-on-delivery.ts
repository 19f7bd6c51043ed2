import type { PaymentProvider } from './payment.ts';

/** Paid in cash at the door: nothing to wait for, so merchants can begin at once. */
export const cashOnDelivery: PaymentProvider = {
  method: 'cash_on_delivery',
  refuses: (total, { cashOnDeliveryMax }) => (total > cashOnDeliveryMax ? 'cash_limit' : null),
  opening: { merchantOrder: 'new', payment: 'expected' },
};
