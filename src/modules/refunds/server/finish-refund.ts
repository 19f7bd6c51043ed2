import { lockOrder } from '#modules/orders/server/lock-order.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../case-actor.ts';
import { REFUND_TRANSITIONS, type RefundEvent, type RefundState } from '../refund.ts';
import type { StoredRefund } from '../stored-refund.ts';
import { refundRefusal } from '../text.ts';
import { insertRefund, type NewRefund } from './draft-refund.sql.ts';
import { addTenders, type NewTender, selectOrderOfRefund, selectRefund, setRefundState } from './queries.ts';
import { recordCaseStep } from './record-case-step.ts';

/** Writes a refund with its lines and tenders, and begins its history; undefined if its cause has one that stands. */
export async function openRefund(
  tx: Tx,
  { tenders, ...asked }: NewRefund & { tenders: readonly NewTender[] },
  by?: CaseActor,
): Promise<number | undefined> {
  const id = await insertRefund(tx, asked);
  if (id === undefined) return undefined;
  await addTenders(tx, id, tenders);
  const step = { subject: 'refund', subjectId: id, event: 'drafted', from: null, to: asked.state } as const;
  const timer = { kind: 'timer', requestId: `refund-${id}` } as const;
  await recordCaseStep(tx, { ...step, by: by ?? timer, now: asked.now });
  return id;
}

export interface RefundStep {
  refundId: number;
  event: RefundEvent;
  from: RefundState;
  by: CaseActor;
  reason?: string;
}

/** Writes a step of a refund, as the table has it, with its history. The order is locked by then. */
export async function stepRefund({ clock }: Ctx, tx: Tx, { refundId, ...step }: RefundStep): Promise<void> {
  const row = REFUND_TRANSITIONS.find(({ event, from }) => event === step.event && from === step.from);
  if (!row) throw new RangeError(`no refund that is ${step.from} can be ${step.event}`);
  const now = clock.now();
  await setRefundState(tx, { id: refundId, state: row.to, now });
  await recordCaseStep(tx, { subject: 'refund', subjectId: refundId, ...step, to: row.to, now });
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
  await stepRefund(ctx, tx, { refundId, event: 'succeeded', from: refund.state, by });
}

/** It waits for a person when one of them has failed. */
export async function failRefund(ctx: Ctx, tx: Tx, { refundId, by }: Which): Promise<void> {
  const refund = await selectRefund(tx, refundId);
  if (refund?.state !== 'sending') return;
  await stepRefund(ctx, tx, { refundId, event: 'failed', from: 'sending', by });
}

/** Locks the order of a refund, then reads the refund, so it stays true. Refuses with `refund_not_found`. */
export async function lockRefund(tx: Tx, refundId: number): Promise<StoredRefund> {
  const orderId = await selectOrderOfRefund(tx, refundId);
  if (orderId !== undefined) await lockOrder(tx, orderId);
  const refund = await selectRefund(tx, refundId);
  if (!refund) throw refundRefusal('refund_not_found');
  return refund;
}
