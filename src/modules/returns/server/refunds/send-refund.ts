import { returnBorne } from '#modules/ledger/server/bear-shortfall.ts';
import { lockMerchantOrder } from '#modules/orders/server/lock-merchant-order.ts';
import { draftRefund, retryRefund } from '#modules/payments/server/refunds/draft-refund.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import type { CaseActor } from '../../case-actor.ts';
import { recordCaseStep } from '../record-case-step.ts';
import { exchangeRefund } from '../replacements/exchange-refund.ts';
import { placeReplacement } from '../replacements/place-replacement.ts';
import { postSent } from './post-refund.ts';
import {
  markTenderRefunded,
  type StoredRefund,
  type StoredTender,
  selectRefund,
  selectRefundedTenders,
  selectRefundOfStep,
  setRefundState,
  setTenderState,
} from './queries.ts';
import { splitAgain } from './split-again.ts';

/**
 * Starts to pay an approved refund, or places the replacement order. Account credit is booked at once. Money paid in
 * cash waits for the buyer's account details and a person who sends it.
 */
export async function sendRefund(ctx: Ctx, tx: Tx, { id: caseEventId }: Event): Promise<void> {
  const refundId = await selectRefundOfStep(tx, caseEventId);
  const drafted = refundId === undefined ? undefined : await lockRefund(tx, refundId);
  if (drafted?.state !== 'approved') return;
  const { refund, plan } = await exchangeRefund(ctx, tx, await splitAgain(tx, drafted));
  const by: CaseActor = { kind: 'timer', requestId: `refund-${refund.id}` };
  const now = ctx.clock.now();
  await setRefundState(tx, { id: refund.id, state: 'sending', now });
  await recordCaseStep(tx, {
    subject: 'refund',
    subjectId: refund.id,
    event: 'sending',
    from: 'approved',
    to: 'sending',
    by,
    now,
  });
  await returnBorne(tx, {
    refundId: refund.id,
    amount: refund.givenBefore,
    merchantOrderId: refund.merchantOrderId,
    at: now,
  });
  for (const tender of refund.tenders.filter(({ means }) => means === 'credit')) {
    if (!(await markTenderRefunded(tx, { id: tender.id, reference: '', sentBy: null, now }))) continue;
    await postSent(ctx, tx, { refund, tender, account: `store_credit:${refund.buyerId}` });
  }
  if (plan) await placeReplacement(ctx, tx, { refund, plan });
  for (const tender of refund.tenders) await sendByPayment(ctx, tx, { refund, tender });
  await finish(ctx, tx, { refundId: refund.id, by });
}

/** Refunds money that came by a gateway or by credit the same way: claimed now, requested after the commit. */
async function sendByPayment(
  ctx: Ctx,
  tx: Tx,
  { refund, tender }: { refund: StoredRefund; tender: StoredTender },
): Promise<void> {
  if (tender.means !== 'gateway' || tender.paymentId === null || tender.state !== 'waiting') return;
  await setTenderState(tx, { id: tender.id, state: 'sending' });
  const { paymentId } = tender;
  const cause = { type: 'return_refund', id: tender.id } as const;
  if (await retryRefund(tx, { paymentId, cause })) return;
  await draftRefund(ctx, tx, {
    paymentId,
    shares: [{ merchantOrderId: refund.merchantOrderId, amount: tender.amount }],
    cause,
    reason: refund.cause,
    state: 'approved',
    from: null,
  });
}

/** Updates tenders from their payments; refunds that a gateway refused wait for staff. */
export async function markRefundedTenders(ctx: Ctx): Promise<void> {
  const by: CaseActor = { kind: 'timer', requestId: 'settle-tenders' };
  for (const { id, refundId, state } of await selectRefundedTenders(ctx.db))
    await transaction(ctx, async tx => {
      const refund = await lockRefund(tx, refundId);
      if (refund?.state !== 'sending') return;
      const now = ctx.clock.now();
      if (state === 'succeeded') {
        await markTenderRefunded(tx, { id, reference: '', sentBy: null, now });
        return finish(ctx, tx, { refundId, by });
      }
      await setTenderState(tx, { id, state: 'failed' });
      await setRefundState(tx, { id: refundId, state: 'failed', now });
      const step = { subject: 'refund', subjectId: refundId, event: 'failed' } as const;
      await recordCaseStep(tx, { ...step, from: 'sending', to: 'failed', by, now });
    });
}

/** A refund succeeded when each of its tenders has. */
export async function finish(
  ctx: Ctx,
  tx: Tx,
  { refundId, by }: { refundId: number; by: CaseActor },
): Promise<void> {
  const refund = await selectRefund(tx, refundId);
  if (refund?.state !== 'sending' || refund.tenders.some(({ state }) => state !== 'succeeded')) return;
  const now = ctx.clock.now();
  await setRefundState(tx, { id: refundId, state: 'succeeded', now });
  const step = { subject: 'refund', subjectId: refundId, event: 'succeeded' } as const;
  await recordCaseStep(tx, { ...step, from: 'sending', to: 'succeeded', by, now });
}

/** Locks the order of a refund, then reads the refund, so it stays true. */
export async function lockRefund(tx: Tx, refundId: number): Promise<StoredRefund | undefined> {
  const found = await selectRefund(tx, refundId);
  if (!found || !(await lockMerchantOrder(tx, found.merchantOrderId))) return undefined;
  return selectRefund(tx, refundId);
}
