import { addDays, cairoDay, startOfCairoDay } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import type { Actor } from '../actor.ts';
import { canDo, canDoToParcel } from '../can-do.ts';
import type { MerchantOrder } from '../merchant-order.ts';
import type { MerchantOrderEvent } from '../order-event.ts';
import { TIMER_KINDS, type TimerKind, timerRule } from '../timers.ts';
import { type Due, type DueTimer, fireDue } from './fire-due.ts';
import { type GroupKey, lockGroup, selectMerchantOrders } from './queries.ts';
import { applyEventIn, applyToOrderIn } from './steps/apply-event.ts';
import { applyParcelEventIn } from './steps/apply-parcel-event.ts';
import { startTimers } from './timers.sql.ts';

/** Fires the due timers of orders, merchant orders and parcels. Returns how many were fired. */
export function fireTimers(ctx: Ctx): Promise<number> {
  return fireDue(ctx, { kinds: TIMER_KINDS, fire });
}

/** Locks the group before the timer, like everybody else who changes an order. */
async function fire(ctx: Ctx, tx: Tx, { timer, mark }: Due<TimerKind>): Promise<'fired' | 'obsolete'> {
  const orderId = await lockGroup(tx, keyOf(timer));
  if (orderId === undefined || !(await mark())) return 'obsolete';
  const merchantOrders = await selectMerchantOrders(tx, orderId);
  return apply(ctx, tx, { timer, merchantOrders });
}

function keyOf({ kind, subjectId }: DueTimer<TimerKind>): GroupKey {
  const { subject } = timerRule(kind);
  if (subject === 'order') return { orderId: subjectId };
  return subject === 'parcel' ? { parcelId: subjectId } : { merchantOrderId: subjectId };
}

interface Firing {
  timer: DueTimer<TimerKind>;
  merchantOrders: readonly MerchantOrder[];
}

/**
 * An event that is no longer possible does nothing. Whatever made it impossible also cancels the timer, perhaps a
 * little later.
 */
async function apply(ctx: Ctx, tx: Tx, { timer, merchantOrders }: Firing): Promise<'fired' | 'obsolete'> {
  const { subject, event } = timerRule(timer.kind);
  const by: Actor = { kind: 'timer', requestId: `timer-${timer.id}` };
  if (event === 'not_back_in_time') {
    const merchantOrder = merchantOrders.find(each =>
      each.parcels.some(parcel => parcel.id === timer.subjectId),
    );
    if (!merchantOrder || canDoToParcel(by, { merchantOrder, parcelId: timer.subjectId }, event) !== 'yes')
      return 'obsolete';
    await applyParcelEventIn(ctx, tx, { parcelId: timer.subjectId, event, by });
    return 'fired';
  }
  if (timer.kind === 'payment') return askAboutPayment(tx, timer);
  const meant =
    subject === 'order'
      ? merchantOrders
      : merchantOrders.filter(merchantOrder => merchantOrder.id === timer.subjectId);
  if (!meant.some(merchantOrder => canDo(by, merchantOrder, event) === 'yes')) return 'obsolete';
  if (event === 'completed' && meant.some(hasOpenCase)) return waitADay(ctx, tx, timer);
  await applyAll(ctx, tx, { event, by, timer });
  return 'fired';
}

/** An order is not cancelled for lack of money before its gateway was asked, and no transaction waits for that. */
async function askAboutPayment(tx: Tx, { subjectId }: DueTimer<TimerKind>): Promise<'fired'> {
  await emit(tx, 'order.payment_fell_due', { id: subjectId });
  return 'fired';
}

async function applyAll(
  ctx: Ctx,
  tx: Tx,
  { event, by, timer }: { event: MerchantOrderEvent; by: Actor; timer: DueTimer<TimerKind> },
): Promise<void> {
  if (timerRule(timer.kind).subject === 'order')
    await applyToOrderIn(ctx, tx, { orderId: timer.subjectId, event, by });
  else await applyEventIn(ctx, tx, { merchantOrderId: timer.subjectId, event, by });
}

const hasOpenCase = ({ openClaims, openReturns }: MerchantOrder): boolean => openClaims + openReturns > 0;

/** While a claim or a return is open, nothing is completed; asks again tomorrow. */
async function waitADay(
  { clock }: Ctx,
  tx: Tx,
  { kind, subjectId }: DueTimer<TimerKind>,
): Promise<'obsolete'> {
  const dueAt = startOfCairoDay(addDays(cairoDay(clock.now()), 1));
  await startTimers(tx, [{ kind, subjectId, dueAt }]);
  return 'obsolete';
}
