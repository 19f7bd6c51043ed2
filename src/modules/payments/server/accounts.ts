import type { LedgerAccount } from '#modules/ledger/account.ts';
import type { Payment } from '../attempt.ts';

/** Where money that was paid so lies until it is ours for good, and where it is taken from when it goes back. */
export function tenderAccount({ provider, userId }: Pick<Payment, 'provider' | 'userId'>): LedgerAccount {
  if (provider === 'store_credit') return `store_credit:${userId}`;
  if (provider === 'paymob' || provider === 'fawry') return `gateway_receivable:${provider}`;
  return 'bank';
}
