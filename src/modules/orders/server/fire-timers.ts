import { MINUTE } from '#platform/clock.ts';
import { addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Actor } from '../actor.ts';
import { canDo, canDoToParcel } from '../can-do.ts';
import type { PartEvent } from '../order-event.ts';
import type { Part } from '../part.ts';
import { timerRule } from '../timers.ts';
import { applyEventIn, applyToOrderIn } from './apply-event.ts';
import { applyParcelEventIn } from './apply-parcel-event.ts';
import {
  claimTimers,
  type DueTimer,
  type GroupKey,
  lockGroup,
  markFired,
  selectParts,
  startTimers,
} from './queries.ts';

/** Fired before another claim is made; the lease outlasts them by far. */
const BATCH = 20;
const LEASE = 5 * MINUTE;

/**
 * Fires every timer whose time has come by the shop's clock, each once and in a transaction of its own. A timer that
 * fails stays for the next run, when its lease is over, and keeps no other from firing. Gives how many were fired.
 */
export async function fireTimers(ctx: Ctx): Promise<number> {
  let fired = 0;
  for (;;) {
    const now = ctx.clock.now();
    const due = await claimTimers(ctx.db, { now, until: new Date(now.getTime() + LEASE), most: BATCH });
    if (due.length === 0) return fired;
    for (const timer of due) fired += (await tryToFire(ctx, timer)) === 'fired' ? 1 : 0;
  }
}

async function tryToFire(ctx: Ctx, timer: DueTimer): Promise<'fired' | 'moot' | 'failed'> {
  try {
    return await transaction(ctx, tx => fire(ctx, tx, timer));
  } catch (err) {
    ctx.log.error(
      { timer: timer.id, kind: timer.kind, err },
      'a timer could not be fired and will be tried again',
    );
    return 'failed';
  }
}

/** The group is locked before the timer is, as by everybody else who changes an order. */
async function fire(ctx: Ctx, tx: Tx, timer: DueTimer): Promise<'fired' | 'moot'> {
  const orderId = await lockGroup(tx, keyOf(timer));
  if (orderId === undefined || !(await markFired(tx, timer.id, ctx.clock.now()))) return 'moot';
  const parts = await selectParts(tx, orderId);
  return happen(ctx, tx, { timer, parts });
}

function keyOf({ kind, subjectId }: DueTimer): GroupKey {
  const { subject } = timerRule(kind);
  if (subject === 'order') return { orderId: subjectId };
  return subject === 'parcel' ? { parcelId: subjectId } : { merchantOrderId: subjectId };
}

interface Firing {
  timer: DueTimer;
  parts: readonly Part[];
}

/** An event that is no longer possible has nothing to do: what made it so cancels the timer, but may be later. */
async function happen(ctx: Ctx, tx: Tx, { timer, parts }: Firing): Promise<'fired' | 'moot'> {
  const { subject, event } = timerRule(timer.kind);
  const by: Actor = { kind: 'timer', requestId: `timer-${timer.id}` };
  if (event === 'not_back_in_time') {
    const part = parts.find(each => each.parcels.some(parcel => parcel.id === timer.subjectId));
    if (!part || canDoToParcel(by, { part, parcelId: timer.subjectId }, event) !== 'yes') return 'moot';
    await applyParcelEventIn(ctx, tx, { parcelId: timer.subjectId, event, by });
    return 'fired';
  }
  const meant = subject === 'order' ? parts : parts.filter(part => part.id === timer.subjectId);
  if (!meant.some(part => canDo(by, part, event) === 'yes')) return 'moot';
  if (event === 'completed' && meant.some(part => part.openClaims > 0)) return waitADay(ctx, tx, timer);
  await applyAll(ctx, tx, { event, by, timer });
  return 'fired';
}

async function applyAll(
  ctx: Ctx,
  tx: Tx,
  { event, by, timer }: { event: PartEvent; by: Actor; timer: DueTimer },
): Promise<void> {
  if (timerRule(timer.kind).subject === 'order')
    await applyToOrderIn(ctx, tx, { orderId: timer.subjectId, event, by });
  else await applyEventIn(ctx, tx, { merchantOrderId: timer.subjectId, event, by });
}

/** While a claim is open nothing is completed: asked again tomorrow. */
async function waitADay({ clock }: Ctx, tx: Tx, { kind, subjectId }: DueTimer): Promise<'moot'> {
  const dueAt = startOfCairoDay(addDays(cairoDay(clock.now()), 1));
  await startTimers(tx, [{ kind, subjectId, dueAt }]);
  return 'moot';
}
