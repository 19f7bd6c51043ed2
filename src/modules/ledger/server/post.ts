import type { Tx } from '#platform/server/database.ts';
import { merchantOfAccount } from '../account.ts';
import { type Posting, signedEntries } from '../posting.ts';
import { insertTransaction } from './queries.ts';

/**
 * Writes a posting in the transaction of its cause. False, and nothing is written, when this cause has posted this kind
 * before, or when nothing moves. Throws RangeError when it does not balance, and the database would not commit it.
 */
export async function post(tx: Tx, posting: Posting): Promise<boolean> {
  const entries = signedEntries(posting.entries).map(entry => ({
    ...entry,
    merchantId: merchantOfAccount(entry.account),
  }));
  if (entries.length === 0) return false;
  return insertTransaction(tx, { ...posting, entries });
}
