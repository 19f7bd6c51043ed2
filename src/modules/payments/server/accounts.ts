import type { LedgerAccount } from '#modules/ledger/account.ts';
import type { Payment } from '../attempt.ts';
import { PROVIDERS } from '../providers.ts';

/** The ledger account that receives money paid this way and that refunds are paid from. */
export function tenderAccount({ provider, userId }: Pick<Payment, 'provider' | 'userId'>): LedgerAccount {
  const { account } = PROVIDERS[provider];
  if (account === 'gateway_receivable') return `${account}:${provider}`;
  return account === 'store_credit' ? `${account}:${userId}` : account;
}
