import { lockOrderOfEvent } from '#modules/orders/server/lock-order.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { recordCaseStep } from '#modules/refunds/server/record-case-step.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { HOUR } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import type { ClaimEvent, ClaimState } from '../claim.ts';
import { fillNotReceived, insertClaim, type NewClaim } from './claims.sql.ts';
import { turnTimers } from './queries.ts';

/** Opens a claim for units of a locked part; returns its id. */
export async function openClaim(
  ctx: Ctx,
  tx: Tx,
  { by, ...opening }: Omit<NewClaim, 'now'> & { by: CaseActor },
): Promise<number> {
  const id = await insertClaim(tx, { ...opening, now: ctx.clock.now() });
  await begin(ctx, tx, { subjectId: id, by });
  return id;
}

/** The order engine recorded that something did not arrive: its claim begins, if nobody was faster. */
export async function takeUpNotReceived(ctx: Ctx, tx: Tx, { id: orderEventId }: Event): Promise<void> {
  const place = await lockOrderOfEvent(tx, orderEventId);
  if (place) await takeUpClaim(ctx, tx, place.merchantOrderId);
}

/**
 * Gives the claim that the order engine wrote for a locked part its units, history and timer, once. People see the claim
 * before the queue comes to it, so whoever acts on it takes it up first.
 */
export async function takeUpClaim(ctx: Ctx, tx: Tx, merchantOrderId: number): Promise<void> {
  const claim = await fillNotReceived(tx, merchantOrderId);
  if (!claim) return;
  const by = { kind: 'buyer', userId: claim.userId, requestId: claim.requestId } as const;
  await begin(ctx, tx, { subjectId: claim.id, by });
}

interface ClaimStep {
  subjectId: number;
  event: ClaimEvent;
  from: ClaimState | null;
  to: ClaimState;
  by: CaseActor;
  reason?: string;
}

const begin = (ctx: Ctx, tx: Tx, of: Pick<ClaimStep, 'subjectId' | 'by'>): Promise<void> =>
  recordClaimStep(ctx, tx, { ...of, event: 'opened', from: null, to: 'open' });

/** The history of a claim, and the time that its merchant has to answer. */
export async function recordClaimStep(ctx: Ctx, tx: Tx, step: ClaimStep): Promise<void> {
  const now = ctx.clock.now();
  const { returns } = await readSettings(ctx);
  const dueAt = new Date(now.getTime() + returns.claimAnswerHours * HOUR);
  const isOpen = step.to === 'open';
  await turnTimers(tx, {
    subjectId: step.subjectId,
    stopped: isOpen ? [] : ['claim_answer'],
    started: isOpen ? [{ kind: 'claim_answer', dueAt }] : [],
    now,
  });
  await recordCaseStep(tx, { ...step, subject: 'claim', now });
}
