import { lossLeft } from '#modules/ledger/server/bear-shortfall.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { type Paid, splitRefund } from '../refund-amount.ts';
import type { CaseRefund } from '../stored-refund.ts';
import { selectLeft, selectTenders } from './draft-refund.sql.ts';
import { addGivenBefore, becomeRefund, isTaken, rewriteTenders, selectRefund } from './queries.ts';

/** How a part was paid, and what of it can still go back by each means. */
export async function paidBy(tx: Tx, merchantOrderId: number): Promise<Paid> {
  const tenders = await selectTenders(tx, { merchantOrderId, borne: await lossLeft(tx, merchantOrderId) });
  return { tenders, still: await selectLeft(tx, merchantOrderId) };
}

/**
 * A bank may take a payment back between the draft of a refund and its sending. Then the buyer has that share, and only
 * the rest is sent, as money also where goods were to be sent instead. Split is the whole refund, so that no share counts
 * twice. The order is locked by then.
 */
export async function splitAgain(tx: Tx, refund: CaseRefund): Promise<CaseRefund> {
  const { id, goods } = refund;
  const waiting = refund.tenders.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0 || !(await isTaken(tx, goods.merchantOrderId))) return refund;
  // An exchange that fell through stays one, and what its buyer has already is booked.
  const isUnsent = waiting.length === refund.tenders.length;
  const before = isUnsent ? refund.givenBefore : 0;
  await rewriteTenders(tx, id, []);
  await addGivenBefore(tx, { id, amount: -before });
  const amount = before + sumPiastres(waiting.map(tender => tender.amount));
  const paid = await paidBut(tx, goods.merchantOrderId, amount);
  const { givenBefore } = splitRefund(amount, paid, 'refund');
  const isMoney = refund.wish === 'exchange' && (givenBefore > 0 || !isUnsent);
  if (isMoney && isUnsent) await becomeRefund(tx, id);
  await addGivenBefore(tx, { id, amount: givenBefore });
  return tendered(tx, id, splitRefund(amount, paid, isMoney ? 'refund' : refund.wish).tenders);
}

/** The same without what a refund has claimed of it, which is split once more. */
export async function paidBut(tx: Tx, merchantOrderId: number, claimed: Piastres): Promise<Paid> {
  const { tenders, still } = await paidBy(tx, merchantOrderId);
  return { tenders, still: still + claimed };
}

/** The refund with other means in the place of those that wait. */
export async function tendered(
  tx: Tx,
  id: number,
  tenders: Parameters<typeof rewriteTenders>[2],
): Promise<CaseRefund> {
  await rewriteTenders(tx, id, tenders);
  return (await selectRefund(tx, id)) as CaseRefund;
}
