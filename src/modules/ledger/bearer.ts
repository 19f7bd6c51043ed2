import { type LedgerAccount, merchantPayable } from './account.ts';

/** Whose loss a payment is that its bank took back. */
export const BEARERS = ['merchant', 'platform'] as const;
export type Bearer = (typeof BEARERS)[number];

/** Where the loss is booked. */
export function lossAccount(bearer: Bearer, merchantId: number): LedgerAccount {
  return bearer === 'merchant' ? merchantPayable(merchantId) : 'claim_cost';
}
