import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import type { LedgerAccount } from '../account.ts';
import { type LossParty, lossAccount } from '../loss-party.ts';
import type { Posting, PostingEntry } from '../posting.ts';
import { type Advances, selectAdvances, selectReturnedBorne } from './advances.sql.ts';
import { post } from './post.ts';

interface OfMerchantOrder {
  merchantOrderId: number;
  merchantId: number;
}

/**
 * The debits for an amount that a bank takes back of a part: what its buyer's advances still hold, and beyond it, which
 * was delivered and is earned, the loss of who bears it. The order is locked by then.
 */
export async function takenBack(
  tx: Tx,
  {
    merchantOrderId,
    merchantId,
    amount,
    lossParty,
  }: OfMerchantOrder & { amount: Piastres; lossParty: LossParty },
): Promise<PostingEntry[]> {
  const { balance } = await selectAdvances(tx, merchantOrderId);
  const there = Math.min(Math.max(balance, 0), amount);
  return [
    { account: 'buyer_advances', debit: there },
    { account: lossAccount(lossParty, merchantId), debit: amount - there },
  ];
}

/**
 * After a delivery was booked, or taken back: what was delivered though its money is gone again is a loss at once, and
 * what was borne for units that are no longer delivered comes back to who bore it. So advances are never below nothing.
 */
export async function bearShortfall(
  tx: Tx,
  { eventId, at, ...of }: OfMerchantOrder & { eventId: number; at: Date },
): Promise<void> {
  const advances = await selectAdvances(tx, of.merchantOrderId);
  const isShort = advances.balance < 0;
  await post(tx, {
    cause: { type: 'order_event', id: eventId },
    kind: isShort ? 'borne' : 'borne_reversed',
    entries: isShort ? lossOf(of, advances) : released(advances),
    of: { merchantOrderId: of.merchantOrderId },
    at,
  });
}

/** What was borne of a part and has not come back to who bore it; its order is locked by then. */
export async function lossLeft(tx: Tx, merchantOrderId: number): Promise<Piastres> {
  const { borne } = await selectAdvances(tx, merchantOrderId);
  return sumPiastres(borne.map(({ amount }) => amount));
}

/**
 * After goods came back whose buyer had the money before: all that a refund of them need not pay comes back to who bore it,
 * less what has by this refund, which an exchange that falls through does more than once. The order is locked by then.
 */
export async function returnBorne(
  tx: Tx,
  {
    refundId,
    merchantOrderId,
    amount,
    at,
    kind = 'borne_reversed',
  }: {
    refundId: number;
    merchantOrderId: number;
    amount: Piastres;
    at: Date;
    kind?: `borne_reversed${string}`;
  },
): Promise<void> {
  const { borne } = await selectAdvances(tx, merchantOrderId);
  const debit = amount - (await selectReturnedBorne(tx, refundId));
  await post(tx, {
    cause: { type: 'refund', id: refundId },
    kind,
    entries: [...toLossParties(borne, debit), { account: 'refund_payable', debit }],
    of: { merchantOrderId },
    at,
  });
}

/**
 * What was borne of a part becomes the cost of another account, up to an amount; gives how much that was. The order is
 * locked by then.
 */
export async function moveBorne(
  tx: Tx,
  {
    merchantOrderId,
    most,
    to,
    ...said
  }: Pick<Posting, 'cause' | 'reason' | 'at'> & {
    kind: `borne_${string}`;
    merchantOrderId: number;
    most: Piastres;
    to: LedgerAccount;
  },
): Promise<Piastres> {
  const { borne } = await selectAdvances(tx, merchantOrderId);
  const from = toLossParties(
    borne.filter(({ account }) => account !== to),
    most,
  );
  const amount = sumPiastres(from.map(({ credit }) => credit));
  await post(tx, { ...said, entries: [{ account: to, debit: amount }, ...from], of: { merchantOrderId } });
  return amount;
}

function lossOf({ merchantId }: OfMerchantOrder, { balance, lossParty }: Advances): PostingEntry[] {
  return [
    { account: lossAccount(lossParty, merchantId), debit: -balance },
    { account: 'buyer_advances', credit: -balance },
  ];
}

function released({ balance, borne }: Advances): PostingEntry[] {
  const back = toLossParties(borne, balance);
  return [...back, { account: 'buyer_advances', debit: sumPiastres(back.map(({ credit }) => credit)) }];
}

/** At most so much, to those who bore it in order. */
function toLossParties(
  borne: Advances['borne'],
  most: Piastres,
): { account: LedgerAccount; credit: Piastres }[] {
  let left = most;
  return borne.map(({ account, amount }) => {
    const credit = Math.min(left, amount);
    left -= credit;
    return { account, credit };
  });
}
