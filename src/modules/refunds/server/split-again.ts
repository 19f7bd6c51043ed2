import { lossLeft } from '#modules/ledger/server/bear-shortfall.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { type PaidTender, splitRefund } from '../refund-amount.ts';
import type { CaseRefund } from '../stored-refund.ts';
import { selectLeft, selectTenders } from './draft-refund.sql.ts';
import { addGivenBefore, becomeRefund, goesToTaken, rewriteTenders, selectRefund } from './queries.ts';

/** How a part was paid, and what of it can still go back by each means. */
export async function paidBy(tx: Tx, merchantOrderId: number): Promise<PaidTender[]> {
  return selectTenders(tx, { merchantOrderId, borne: await lossLeft(tx, merchantOrderId) });
}

/**
 * A bank may take a payment back between the draft of a refund and its sending. Then the buyer has that share, and only
 * the rest is sent, as money also where goods were to be sent instead. The order is locked by then.
 */
export async function splitAgain(tx: Tx, refund: CaseRefund): Promise<CaseRefund> {
  const { id, goods } = refund;
  const waiting = refund.tenders.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0 || !(await isTakenMeanwhile(tx, refund))) return refund;
  if (refund.wish === 'exchange') await becomeRefund(tx, id);
  await rewriteTenders(tx, id, []);
  const { givenBefore, tenders } = splitRefund(
    sumPiastres(waiting.map(({ amount }) => amount)),
    await paidBy(tx, goods.merchantOrderId),
    refund.wish === 'credit' ? 'credit' : 'refund',
  );
  await addGivenBefore(tx, { id, amount: givenBefore });
  return tendered(tx, id, tenders);
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

async function isTakenMeanwhile(tx: Tx, { id, goods: { merchantOrderId } }: CaseRefund): Promise<boolean> {
  if (await goesToTaken(tx, id)) return true;
  return (await selectLeft(tx, merchantOrderId)) < 0 && (await lossLeft(tx, merchantOrderId)) > 0;
}
