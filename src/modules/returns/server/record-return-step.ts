import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { recordCaseStep } from '#modules/refunds/server/record-case-step.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Return, ReturnState } from '../return.ts';
import { RETURN_TIMER_KINDS, returnTimerRule, returnTimersOf } from '../return-timers.ts';
import type { ReturnEvent } from '../transitions.ts';
import { insertReturn, type NewReturn, turnTimers } from './queries.ts';

interface ReturnStep extends Pick<Return, 'receivedAt'> {
  subjectId: number;
  event: ReturnEvent;
  from: ReturnState | null;
  to: ReturnState;
  by: CaseActor;
  reason?: string | undefined;
}

/** Opens a return of units of a locked part; gives its id. */
export async function openReturn(
  ctx: Ctx,
  tx: Tx,
  { by, ...asked }: Omit<NewReturn, 'now'> & { by: CaseActor },
): Promise<number> {
  const subjectId = await insertReturn(tx, { ...asked, now: ctx.clock.now() });
  const step = { subjectId, event: 'requested', from: null, to: asked.state } as const;
  await recordReturnStep(ctx, tx, { ...step, by, receivedAt: null });
  return subjectId;
}

/** The history and the timers of a return after an event, or of a new one; a timer of both states goes on. */
export async function recordReturnStep(ctx: Ctx, tx: Tx, { receivedAt, ...step }: ReturnStep): Promise<void> {
  const now = ctx.clock.now();
  const { returns: rules } = await readSettings(ctx);
  const running = returnTimersOf(step.to);
  // The time to hand over begins again if the courier did not come; it may have run out while the buyer waited.
  const before = step.from === null || step.event === 'pickup_failed' ? [] : returnTimersOf(step.from);
  const started = running
    .filter(kind => !before.includes(kind))
    .map(kind => ({ kind, dueAt: returnTimerRule(kind).dueAt(now, rules, { receivedAt }) }));
  const stopped = RETURN_TIMER_KINDS.filter(kind => !running.includes(kind));
  await turnTimers(tx, { subjectId: step.subjectId, stopped, started, now });
  await recordCaseStep(tx, { ...step, subject: 'return', now });
}
