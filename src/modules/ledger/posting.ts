import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { LedgerAccount } from './account.ts';

/** One side of a posting, in whole piastres above 0. */
export type PostingEntry = { account: LedgerAccount } & ({ debit: Piastres } | { credit: Piastres });

/** Money that moves at one moment, and its cause. Entries of amount 0 are left out. */
export interface Posting {
  /** With `kind` it identifies one event, which posts only once, however often it is tried (M8). */
  cause: { type: string; id: number };
  kind: string;
  entries: readonly PostingEntry[];
  /** The reason and the author, for a person's decision. */
  reason?: string;
  userId?: number;
  /** The order of a merchant's entries, and the parcel whose cash must arrive before they can be paid. */
  of?: { merchantOrderId: number; parcelId?: number };
  /** `waits`: a merchant's entries are available once the order is completed; otherwise at once. */
  earning?: 'waits' | 'at_once';
  /** The shop's time; without it, the database's. */
  at?: Date;
}

export interface SignedEntry {
  account: LedgerAccount;
  /** A debit is positive, a credit negative. */
  amount: Piastres;
}

/**
 * The entries as the books store them. Throws RangeError for negative amounts and fractions, and if they do not
 * balance.
 */
export function signedEntries(entries: readonly PostingEntry[]): SignedEntry[] {
  const signed = entries.map(signedEntry).filter(({ amount }) => amount !== 0);
  const sum = sumPiastres(signed.map(({ amount }) => amount));
  if (sum !== 0) throw new RangeError(`a posting must balance, this one is off by ${sum} piastres`);
  return signed;
}

function signedEntry(entry: PostingEntry): SignedEntry {
  const amount = 'debit' in entry ? entry.debit : entry.credit;
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${entry.account}: not a whole amount: ${amount}`);
  return { account: entry.account, amount: 'debit' in entry ? amount : -amount };
}
