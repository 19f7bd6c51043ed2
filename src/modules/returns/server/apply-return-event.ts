import { lockMerchantOrder } from '#modules/orders/server/lock-merchant-order.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { recordCaseStep } from '#modules/refunds/server/record-case-step.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { canDoToReturn } from '../can-do.ts';
import type { Return } from '../return.ts';
import { type ReturnDetails, stepReturn } from '../return-step.ts';
import { RETURN_TIMER_KINDS, returnTimerRule, returnTimersOf } from '../return-timers.ts';
import { refuseCase } from '../text.ts';
import type { ReturnEvent, ReturnTransition } from '../transitions.ts';
import {
  countReturned,
  restock,
  selectMerchantOrderOfReturn,
  selectReturn,
  turnTimers,
  updateReturn,
} from './queries.ts';
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
  const { returns: rules } = await readSettings(ctx);
  const now = ctx.clock.now();
  const row = canDoToReturn(by, { it, event }, { now, rules });
  if (typeof row === 'string') throw refuseCase(row);
  refuseWithoutReason(row, by, details);
  const next = stepReturn(it, row, { ...details, now });
  await write(tx, { before: it, next, row, by, details, now, rules });
  if (event === 'resolved' && next.outcome !== 'declined') await draftForReturn(ctx, tx, { it: next, by });
  return next;
}

/** Locks the order's group first, like everybody who changes an order. */
async function lockReturn(tx: Tx, returnId: number): Promise<Return> {
  const merchantOrderId = await selectMerchantOrderOfReturn(tx, returnId);
  const merchantOrder =
    merchantOrderId === undefined ? undefined : await lockMerchantOrder(tx, merchantOrderId);
  const it = merchantOrder && (await selectReturn(tx, returnId));
  if (!it) throw refuseCase('return_not_found');
  return it;
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
  details: ReturnDetails;
  now: Date;
  rules: Settings['returns'];
}

async function write(tx: Tx, { before, next, row, by, details, now, rules }: Written): Promise<void> {
  if (row.event === 'reconsidered') await countReturned(tx, before, 'no_longer');
  await updateReturn(tx, next);
  if (row.event === 'inspected') await restock(tx, next, now);
  if (row.event === 'resolved') await countReturned(tx, next, 'now');
  const running = returnTimersOf(next.state);
  const started = running
    // The time to hand over begins anew if the courier did not come; it may have run out while the buyer waited.
    .filter(kind => row.event === 'pickup_failed' || !returnTimersOf(before.state).includes(kind))
    .map(kind => ({ kind, dueAt: returnTimerRule(kind).dueAt(now, rules, next) }));
  await turnTimers(tx, {
    subjectId: next.id,
    stopped: RETURN_TIMER_KINDS.filter(kind => !running.includes(kind)),
    started,
    now,
  });
  await recordCaseStep(tx, {
    subject: 'return',
    subjectId: next.id,
    event: row.event,
    from: before.state,
    to: next.state,
    by,
    reason: details.reason,
    now,
  });
}
