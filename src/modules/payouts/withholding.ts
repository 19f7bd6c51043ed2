import { merchantPayable } from '#modules/ledger/account.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import type { Piastres } from '#platform/money.ts';

/** Of a payout: its amount is all that it settles of the merchant's account, tax included. */
export interface Withheld {
  merchantId: number;
  amount: Piastres;
  /** The part that goes to the tax authority in the merchant's name. */
  withheld: Piastres;
}

/** What the merchant receives. */
export const paidOut = ({ amount, withheld }: Pick<Withheld, 'amount' | 'withheld'>): Piastres =>
  amount - withheld;

/** The shop owes the authority what it withheld, from the moment the rest was sent. */
export function withheldEntries({ merchantId, withheld }: Withheld): PostingEntry[] {
  return [
    { account: merchantPayable(merchantId), debit: withheld },
    { account: 'withholding_payable', credit: withheld },
  ];
}

/** The payout did not arrive, so nothing was withheld. */
export function givenBackEntries({ merchantId, withheld }: Withheld): PostingEntry[] {
  return [
    { account: 'withholding_payable', debit: withheld },
    { account: merchantPayable(merchantId), credit: withheld },
  ];
}
