import { lockOrder } from '#modules/orders/server/lock-order.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../case-actor.ts';
import type { RefundEvent, RefundState } from '../refund.ts';
import type { StoredRefund } from '../stored-refund.ts';
import { selectOrderOfRefund, selectRefund, setRefundState } from './queries.ts';
import { recordCaseStep } from './record-case-step.ts';

export interface RefundStep {
  refundId: number;
  event: RefundEvent;
  from: RefundState | null;
  to: RefundState;
  by: CaseActor;
  reason?: string;
}

/** Writes a step of a refund with its history. The order is locked by then. */
export async function stepRefund({ clock }: Ctx, tx: Tx, { refundId, ...step }: RefundStep): Promise<void> {
  const now = clock.now();
  await setRefundState(tx, { id: refundId, state: step.to, now });
  await recordCaseStep(tx, { subject: 'refund', subjectId: refundId, ...step, now });
}

interface Which {
  refundId: number;
  by: CaseActor;
}

/** A refund succeeded when each of its tenders has. */
export async function finishRefund(ctx: Ctx, tx: Tx, { refundId, by }: Which): Promise<void> {
  const refund = await selectRefund(tx, refundId);
  if (!refund || (refund.state !== 'sending' && refund.state !== 'failed')) return;
  if (refund.tenders.some(({ state }) => state !== 'succeeded')) return;
  await stepRefund(ctx, tx, { refundId, event: 'succeeded', from: refund.state, to: 'succeeded', by });
}

/** It waits for a person when one of them has failed. */
export async function failRefund(ctx: Ctx, tx: Tx, { refundId, by }: Which): Promise<void> {
  const refund = await selectRefund(tx, refundId);
  if (refund?.state !== 'sending') return;
  await stepRefund(ctx, tx, { refundId, event: 'failed', from: 'sending', to: 'failed', by });
}

/** Locks the order of a refund, then reads the refund, so it stays true. */
export async function lockRefund(tx: Tx, refundId: number): Promise<StoredRefund | undefined> {
  const orderId = await selectOrderOfRefund(tx, refundId);
  if (orderId === undefined) return undefined;
  await lockOrder(tx, orderId);
  return selectRefund(tx, refundId);
}
