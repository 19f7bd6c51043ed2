import { returnBorne } from '#modules/ledger/server/bear-shortfall.ts';
import { lockAttempt } from '#modules/payments/server/attempts.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../case-actor.ts';
import type { OpenTender } from '../refund.ts';
import type { CaseRefund, StoredRefund } from '../stored-refund.ts';
import { refundRefusal } from '../text.ts';
import { finishRefund, lockRefund, stepRefund } from './finish-refund.ts';
import { selectRefundOfStep } from './queries.ts';
import { claimTender } from './send-tender.sql.ts';
import { bookTender } from './send-tender.ts';
import { splitAgain } from './split-again.ts';

/** The approved refund of a history step, locked, as it is to be sent now; undefined if it was sent before. */
export async function lockApproved(tx: Tx, caseEventId: number): Promise<CaseRefund | undefined> {
  const refundId = await selectRefundOfStep(tx, caseEventId);
  const refund = refundId === undefined ? undefined : await lockRefund(tx, refundId);
  return refund && isOfCase(refund) && refund.state === 'approved' ? splitAgain(tx, refund) : undefined;
}

export const isOfCase = (refund: StoredRefund): refund is CaseRefund => refund.goods !== null;

/**
 * Starts to pay an approved refund. Account credit is booked at once. Money paid in cash waits for the buyer's account
 * details and a person who sends it. The order is locked by then.
 */
export async function startSending(ctx: Ctx, tx: Tx, refund: CaseRefund): Promise<void> {
  const { id, givenBefore: amount, goods } = refund;
  const by: CaseActor = { kind: 'timer', requestId: `refund-${id}` };
  await stepRefund(ctx, tx, { refundId: id, event: 'sending', from: 'approved', by });
  await returnBorne(tx, {
    refundId: id,
    amount,
    merchantOrderId: goods.merchantOrderId,
    at: ctx.clock.now(),
  });
  await sendWaiting(ctx, tx, refund);
  await finishRefund(ctx, tx, { refundId: id, by });
}

/** Books account credit, and claims what goes by payments: it is requested after the commit. */
export async function sendWaiting(ctx: Ctx, tx: Tx, { buyerId, tenders }: StoredRefund): Promise<void> {
  const waiting = tenders.filter(({ state }) => state === 'waiting');
  for (const { id, amount } of waiting.filter(({ means }) => means === 'credit'))
    await bookTender(ctx, tx, { id, amount, account: `store_credit:${buyerId}` });
  for (const tender of waiting) await claim(ctx, tx, tender);
}

/** Refuses with `refund_above_captured` if a part or the whole of the payment has less left (M4). */
async function claim({ clock }: Ctx, tx: Tx, { id, means, paymentId }: OpenTender): Promise<void> {
  if (means !== 'gateway' || paymentId === null) return;
  await lockAttempt(tx, paymentId);
  if (!(await claimTender(tx, id, clock.now()))) throw refundRefusal('refund_above_captured');
}
