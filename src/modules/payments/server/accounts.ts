import type { LedgerAccount } from '#modules/ledger/account.ts';
import type { Payment } from '../attempt.ts';

/** The ledger account that receives money paid this way and that refunds are paid from. */
export function tenderAccount({ provider, userId }: Pick<Payment, 'provider' | 'userId'>): LedgerAccount {
  if (provider === 'store_credit') return `store_credit:${userId}`;
  if (provider === 'paymob' || provider === 'fawry') return `gateway_receivable:${provider}`;
  return 'bank';
}
