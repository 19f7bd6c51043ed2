import { type LedgerAccount, merchantPayable } from './account.ts';

/** Whose loss a payment is that its bank took back. */
export const LOSS_PARTIES = ['merchant', 'platform'] as const;
export type LossParty = (typeof LOSS_PARTIES)[number];

/** Where the loss is booked. */
export function lossAccount(lossParty: LossParty, merchantId: number): LedgerAccount {
  return lossParty === 'merchant' ? merchantPayable(merchantId) : 'claim_cost';
}
