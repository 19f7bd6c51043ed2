import { lockMerchantOrder } from '#modules/orders/server/lock-merchant-order.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { canDoToReturn } from '../can-do.ts';
import type { Return } from '../return.ts';
import { type ReturnDetails, stepReturn } from '../return-step.ts';
import { refuseCase } from '../text.ts';
import type { ReturnEvent, ReturnTransition } from '../transitions.ts';
import { countReturned, restock, selectReturn, updateReturn } from './queries.ts';
import { recordReturnStep } from './record-return-step.ts';
import { draftForReturn } from './refunds/draft-for-return.ts';

export interface ReturnEventInput {
  returnId: number;
  event: ReturnEvent;
  by: CaseActor;
  details?: ReturnDetails;
}

/**
 * Applies an event to a return, in one transaction. Returns the return as it is now.
 *
 * 1. The order is locked before the return, as by everybody who changes an order; refuses with `return_not_found`.
 * 2. The table of transitions allows the event to this actor now, or its reason refuses; so does a missing reason.
 * 3. The return, its stock, timers and history are written, with the event `return.<event>`.
 * 4. A decision that owes money drafts the refund. It is sent later, when it is approved.
 */
export async function applyReturnEvent(ctx: Ctx, happening: ReturnEventInput): Promise<Return> {
  return transaction(ctx, tx => applyReturnEventIn(ctx, tx, happening));
}

/** The same inside an open transaction, which must not hold locks on stock yet. */
export async function applyReturnEventIn(
  ctx: Ctx,
  tx: Tx,
  { returnId, event, by, details = {} }: ReturnEventInput,
): Promise<Return> {
  const it = await lockReturn(tx, returnId);
  if (!it) throw refuseCase('return_not_found');
  const { returns: rules } = await readSettings(ctx);
  const now = ctx.clock.now();
  const row = canDoToReturn(by, { it, event }, { now, rules });
  if (typeof row === 'string') throw refuseCase(row);
  // The same way back once more, as from another device, is no step.
  if (event === 'booked' && it.state === 'awaiting_pickup' && it.way === details.way) return it;
  refuseWithoutReason(row, by, details);
  const next = stepReturn(it, row, { ...details, now });
  await write(ctx, tx, { before: it, next, row, by, reason: details.reason });
  if (event === 'resolved' && next.outcome !== 'declined') await draftForReturn(ctx, tx, { it: next, by });
  return next;
}

/** Locks the order's group first, like everybody who changes an order. */
export async function lockReturn(tx: Tx, returnId: number): Promise<Return | undefined> {
  const found = await selectReturn(tx, returnId);
  if (!found || !(await lockMerchantOrder(tx, found.merchantOrderId))) return undefined;
  return selectReturn(tx, returnId);
}

function refuseWithoutReason(row: ReturnTransition, by: CaseActor, { reason, outcome }: ReturnDetails): void {
  const lessThanWished = row.event === 'resolved' && (outcome === 'partial' || outcome === 'declined');
  if (reason || !(lessThanWished || row.reasonOf?.includes(by.kind))) return;
  const refusal = refuseCase('reason_needed');
  throw refuseCase('reason_needed', { fields: { reason: refusal.message } });
}

interface Written {
  before: Return;
  next: Return;
  row: ReturnTransition;
  by: CaseActor;
  reason: string | undefined;
}

async function write(ctx: Ctx, tx: Tx, { before, next, row: { event }, by, reason }: Written): Promise<void> {
  if (event === 'reconsidered') await countReturned(tx, before, 'no_longer');
  await updateReturn(tx, next);
  if (event === 'inspected') await restock(tx, next, ctx.clock.now());
  if (event === 'resolved') await countReturned(tx, next, 'now');
  const { id: subjectId, receivedAt } = next;
  await recordReturnStep(ctx, tx, {
    subjectId,
    event,
    from: before.state,
    to: next.state,
    by,
    reason,
    receivedAt,
  });
}
