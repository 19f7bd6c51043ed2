import { type Due, fireDue } from '#modules/orders/server/fire-due.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { canDoToReturn } from '../can-do.ts';
import { RETURN_TIMER_KINDS, type ReturnTimerKind, returnTimerRule } from '../return-timers.ts';
import { WRONG_ITEM_CAME } from '../text.ts';
import { applyClaimEventIn, lockClaim } from './apply-claim-event.ts';
import { applyReturnEventIn, lockReturn } from './apply-return-event.ts';
import { watchRefunds } from './refunds/watch-refunds.ts';

type Kind = ReturnTimerKind | 'claim_answer';

/** Fires the due timers of returns and claims. Returns how many were fired. */
export function fireReturnTimers(ctx: Ctx): Promise<number> {
  return fireDue<Kind>(ctx, { kinds: [...RETURN_TIMER_KINDS, 'claim_answer'], fire });
}

export const jobs: Jobs = {
  'returns.fire-return-timers': async ctx => {
    await fireReturnTimers(ctx);
  },
  'returns.watch-refunds': async ctx => {
    await watchRefunds(ctx);
  },
};

/** Locks the order's group before the timer, like everybody else who changes a return. */
async function fire(ctx: Ctx, tx: Tx, { timer, mark }: Due<Kind>): Promise<'fired' | 'obsolete'> {
  const by: CaseActor = { kind: 'timer', requestId: `timer-${timer.id}` };
  if (timer.kind === 'claim_answer') return fireClaim(ctx, tx, { claimId: timer.subjectId, by, mark });
  const it = await lockReturn(tx, timer.subjectId);
  if (!it || !(await mark())) return 'obsolete';
  const { returns: rules } = await readSettings(ctx);
  const { event } = returnTimerRule(timer.kind);
  // An event that is no longer possible does nothing.
  if (typeof canDoToReturn(by, { it, event }, { now: ctx.clock.now(), rules }) === 'string')
    return 'obsolete';
  const nothingGood = it.lines.every(line => (line.received ?? 0) === line.wrongItem);
  const details =
    event === 'resolved' && nothingGood ? ({ outcome: 'declined', reason: WRONG_ITEM_CAME } as const) : {};
  await applyReturnEventIn(ctx, tx, { returnId: it.id, event, by, details });
  return 'fired';
}

async function fireClaim(
  ctx: Ctx,
  tx: Tx,
  { claimId, by, mark }: { claimId: number; by: CaseActor; mark: () => Promise<boolean> },
): Promise<'fired' | 'obsolete'> {
  const claim = await lockClaim(ctx, tx, claimId);
  if (!claim || !(await mark()) || claim.state !== 'open') return 'obsolete';
  await applyClaimEventIn(ctx, tx, { claimId, event: 'unanswered', by });
  return 'fired';
}
