import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { recordCaseStep } from '#modules/refunds/server/record-case-step.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { returnTimerRule, returnTimersOf } from '../return-timers.ts';
import { turnTimers } from './queries.ts';

/** The history and the timers of a new return. */
export async function beginReturn(
  ctx: Ctx,
  tx: Tx,
  { id, state, by }: { id: number; state: 'approved' | 'requested'; by: CaseActor },
): Promise<void> {
  const now = ctx.clock.now();
  const { returns: rules } = await readSettings(ctx);
  await recordCaseStep(tx, {
    subject: 'return',
    subjectId: id,
    event: 'requested',
    from: null,
    to: state,
    by,
    now,
  });
  const started = returnTimersOf(state).map(kind => ({
    kind,
    dueAt: returnTimerRule(kind).dueAt(now, rules, { receivedAt: null }),
  }));
  await turnTimers(tx, { subjectId: id, stopped: [], started, now });
}
