import type { Tx } from '#platform/server/database.ts';
import { merchantOfAccount } from '../account.ts';
import { type Posting, signedEntries } from '../posting.ts';
import { insertTransaction } from './queries.ts';

/**
 * Writes a posting in the transaction of its cause. Returns false, with nothing written, if this cause has posted this
 * kind before or nothing moves. Throws RangeError if it does not balance; the database would not commit it either.
 */
export async function post(tx: Tx, posting: Posting): Promise<boolean> {
  const entries = signedEntries(posting.entries).map(entry => ({
    ...entry,
    merchantId: merchantOfAccount(entry.account),
  }));
  if (entries.length === 0) return false;
  return insertTransaction(tx, { ...posting, entries });
}
