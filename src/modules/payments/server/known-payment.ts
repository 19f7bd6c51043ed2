import type { Payment } from '../attempt.ts';
import type { PaymentMethod } from '../payment.ts';
import type { KnownPayment } from '../provider.ts';

/** A payment as its provider is asked about it. */
export function known({ reference, method, amount, providerReference, transaction }: Payment): KnownPayment {
  return {
    reference: reference ?? '',
    method: method as PaymentMethod,
    amount,
    providerReference,
    transaction,
  };
}
