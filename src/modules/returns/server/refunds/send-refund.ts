import { lockPart } from '#modules/orders/server/lock-part.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import type { CaseActor } from '../../case-actor.ts';
import { writeCaseStep } from '../queries.ts';
import { postSent } from './post-refund.ts';
import {
  type StoredRefund,
  selectRefund,
  selectRefundOfStep,
  setRefundState,
  settleTender,
} from './queries.ts';

/**
 * Starts to pay an approved refund: account credit is there at once, what was paid in cash waits for the buyer's channel
 * and a person who sends it.
 */
export async function sendRefund(ctx: Ctx, tx: Tx, { id: caseEventId }: Event): Promise<void> {
  const refundId = await selectRefundOfStep(tx, caseEventId);
  const refund = refundId === undefined ? undefined : await lockRefund(tx, refundId);
  if (refund?.state !== 'approved') return;
  const by: CaseActor = { kind: 'timer', requestId: `refund-${refund.id}` };
  const now = ctx.clock.now();
  await setRefundState(tx, { id: refund.id, state: 'sending', now });
  await writeCaseStep(tx, {
    subject: 'refund',
    subjectId: refund.id,
    event: 'sending',
    from: 'approved',
    to: 'sending',
    by,
    now,
  });
  for (const tender of refund.tenders.filter(({ means }) => means === 'credit')) {
    await settleTender(tx, { id: tender.id, reference: '', sentBy: null, now });
    await postSent(ctx, tx, { refund, tender, account: `store_credit:${refund.buyerId}` });
  }
  await finish(ctx, tx, { refundId: refund.id, by });
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
  await writeCaseStep(tx, { ...step, from: 'sending', to: 'succeeded', by, now });
}

/** Locks the order that a refund is of, then reads the refund: what it says stays true. */
export async function lockRefund(tx: Tx, refundId: number): Promise<StoredRefund | undefined> {
  const found = await selectRefund(tx, refundId);
  if (!found || !(await lockPart(tx, found.merchantOrderId))) return undefined;
  return selectRefund(tx, refundId);
}
