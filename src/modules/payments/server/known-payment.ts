import type { Payment } from '../attempt.ts';
import type { PaymentMethod } from '../payment.ts';
import type { KnownPayment } from '../provider.ts';

/** A payment in the form that its provider is asked about. */
export function known({ reference, method, amount, providerReference, transaction }: Payment): KnownPayment {
  return {
    reference: reference ?? '',
    method: method as PaymentMethod,
    amount,
    providerReference,
    transaction,
  };
}
