import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { type Bearer, lossAccount } from '../../bearer.ts';
import type { PostingEntry } from '../../posting.ts';
import { post } from '../post.ts';
import { type Advances, selectAdvances } from './queries.ts';

interface OfPart {
  merchantOrderId: number;
  merchantId: number;
}

/**
 * The debits for an amount that a bank takes back of a part: what its buyer's advances still hold, and beyond it, which
 * was delivered and is earned, the loss of who bears it. The order is locked by then.
 */
export async function takenBack(
  tx: Tx,
  { merchantOrderId, merchantId, amount, bearer }: OfPart & { amount: Piastres; bearer: Bearer },
): Promise<PostingEntry[]> {
  const { standing } = await selectAdvances(tx, merchantOrderId);
  const there = Math.min(Math.max(standing, 0), amount);
  return [
    { account: 'buyer_advances', debit: there },
    { account: lossAccount(bearer, merchantId), debit: amount - there },
  ];
}

/**
 * After a delivery was booked, or taken back: what was delivered though its money is gone again is a loss at once, and
 * what was borne for units that are no longer delivered comes back to who bore it. So advances are never below nothing.
 */
export async function bearShortfall(
  tx: Tx,
  { eventId, at, ...of }: OfPart & { eventId: number; at: Date },
): Promise<void> {
  const advances = await selectAdvances(tx, of.merchantOrderId);
  const isShort = advances.standing < 0;
  await post(tx, {
    cause: { type: 'order_event', id: eventId },
    kind: isShort ? 'borne' : 'borne_reversed',
    entries: isShort ? lossOf(of, advances) : released(advances),
    of: { merchantOrderId: of.merchantOrderId },
    at,
  });
}

function lossOf({ merchantId }: OfPart, { standing, bearer }: Advances): PostingEntry[] {
  return [
    { account: lossAccount(bearer, merchantId), debit: -standing },
    { account: 'buyer_advances', credit: -standing },
  ];
}

function released({ standing, borne }: Advances): PostingEntry[] {
  let left = standing;
  const back = borne.map(({ account, amount }) => {
    const credit = Math.min(left, amount);
    left -= credit;
    return { account, credit };
  });
  return [...back, { account: 'buyer_advances', debit: standing - left }];
}
