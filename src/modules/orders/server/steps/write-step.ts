import { bearShortfall } from '#modules/ledger/server/bear-shortfall.ts';
import { post } from '#modules/ledger/server/post.ts';
import { recogniseFees, returnFees } from '#modules/ledger/server/recognise-fees.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Actor } from '../../actor.ts';
import { OUT_OF_STOCK } from '../../cancelling.ts';
import { cashDue, collectionState, goodsIn, isCash } from '../../collection.ts';
import { earnedBetween, unearnedPiastres } from '../../earned.ts';
import type { MerchantOrder, Parcel } from '../../merchant-order.ts';
import type { OrderEvent } from '../../order-event.ts';
import type { StepDetails } from '../../step-details.ts';
import { stockChanges } from '../../stock.ts';
import { orderRefusal } from '../../text.ts';
import { type RunningTimer, timerChanges, timerRule, timersOf } from '../../timers.ts';
import { cancelledBetween } from '../../uncancelled.ts';
import { selectMerchantOrders, setPaymentMethod } from '../queries.ts';
import { cancelTimers, startTimers } from '../timers.sql.ts';
import { changeStock, emptyStock, insertMovements } from './stock.sql.ts';
import {
  type CollectionRow,
  dropCourierClaim,
  insertClaim,
  insertParcels,
  isCashIn,
  markLate,
  markOverdue,
  updateMerchantOrder,
  wasPaidOut,
  writeCollections,
  writeHistory,
} from './write-step.sql.ts';

export interface Written {
  before: MerchantOrder;
  next: MerchantOrder;
  event: OrderEvent;
  parcelId: number | null;
  by: Actor;
  details: StepDetails;
}

interface StepContext {
  ctx: Ctx;
  tx: Tx;
  now: Date;
}

/** Writes everything that one event changes. Refuses with `no_stock_left` if the units it needs are not available. */
export async function writeStep(ctx: Ctx, tx: Tx, written: Written): Promise<MerchantOrder> {
  const work: StepContext = { ctx, tx, now: ctx.clock.now() };
  if (!(await changeStock(tx, stockChanges(written.before, written.next))))
    throw orderRefusal('no_stock_left');
  const next = await withNewParcels(work, withWhys(work, written));
  await updateMerchantOrder(tx, next, work.now);
  await moveStock(work, written);
  await takeMissing(work, written);
  if (isCash(next)) await recordCash(work, { ...written, next });
  await updateTimers(work, written.before, next);
  await openClaim(work, written);
  const eventId = await recordEvent(work, { ...written, next });
  await postToLedger(work, { ...written, next }, eventId);
  return next;
}

function withWhys({ now }: StepContext, { before, next, event, details }: Written): MerchantOrder {
  const isOver = next.status === 'cancelled' && before.status !== 'cancelled';
  return isOver ? { ...next, cancelReason: details.reason ?? event, cancelledAt: now } : next;
}

async function withNewParcels({ tx, now }: StepContext, next: MerchantOrder): Promise<MerchantOrder> {
  const fresh = next.parcels.filter(parcel => parcel.id < 0);
  if (fresh.length === 0) return next;
  const ids = await insertParcels(tx, { merchantOrderId: next.id, parcels: fresh, now });
  const idOf = (parcel: Parcel) => (parcel.id < 0 ? (ids[fresh.indexOf(parcel)] as number) : parcel.id);
  return { ...next, parcels: next.parcels.map(parcel => ({ ...parcel, id: idOf(parcel) })) };
}

async function moveStock({ tx, now }: StepContext, { event, parcelId }: Written): Promise<void> {
  if (parcelId === null) return;
  if (event === 'handed_over') await insertMovements(tx, { parcelId, cause: 'handed_over', now });
  if (event === 'back_at_merchant') await insertMovements(tx, { parcelId, cause: 'restocked', now });
}

/** What the seller has not got is not for sale again; a buyer's own reason says nothing of the stock. */
async function takeMissing({ tx, now }: StepContext, { before, next, by, details }: Written): Promise<void> {
  if (details.reason !== OUT_OF_STOCK || by.kind === 'buyer') return;
  const missing = new Set(cancelledBetween(before, next).map(({ lineId }) => lineId));
  const variantIds = next.lines.filter(({ id }) => missing.has(id)).map(({ variantId }) => variantId);
  await emptyStock(tx, variantIds, now);
}

/** A courier's statement does not wait for the order: what it pays over meanwhile can no longer be reopened. */
async function recordCash({ tx, now }: StepContext, { event, parcelId, next }: Written): Promise<void> {
  await writeCollections(tx, collectionsOf(next), now);
  if (event === 'reopened' && parcelId !== null && (await isCashIn(tx, parcelId)))
    throw orderRefusal('cash_is_in');
}

function collectionsOf(merchantOrder: MerchantOrder): CollectionRow[] {
  return merchantOrder.parcels.map(parcel => collectionOf(merchantOrder, parcel));
}

function collectionOf(merchantOrder: MerchantOrder, parcel: Parcel): CollectionRow {
  const state = collectionState(parcel);
  const isTaken = state === 'collected';
  return {
    parcelId: parcel.id,
    state,
    goods: goodsIn(parcel),
    fees: parcel.fees,
    credit: parcel.credit,
    collected: isTaken ? (parcel.collected ?? cashDue(merchantOrder, parcel)) : null,
    holder: isTaken ? parcel.carrier : null,
  };
}

async function updateTimers(
  { ctx, tx, now }: StepContext,
  before: MerchantOrder,
  next: MerchantOrder,
): Promise<void> {
  const { started, ended } = timerChanges(before, next);
  const { timers } = await readSettings(ctx);
  await cancelTimers(tx, await ofNoUse(tx, next.orderId, ended), now);
  await startTimers(
    tx,
    started.map(timer => ({ ...timer, dueAt: timerRule(timer.kind).dueAt(now, timers) })),
  );
}

/** A timer of the whole order runs on for parts that still wait. */
async function ofNoUse(tx: Tx, orderId: number, ended: RunningTimer[]): Promise<RunningTimer[]> {
  if (!ended.some(({ kind }) => timerRule(kind).subject === 'order')) return ended;
  const running = (await selectMerchantOrders(tx, orderId)).flatMap(timersOf);
  return ended.filter(
    ({ kind, subjectId }) => !running.some(timer => timer.kind === kind && timer.subjectId === subjectId),
  );
}

const COURIER_OWES: ReadonlySet<OrderEvent> = new Set(['lost', 'damaged', 'not_back_in_time']);

async function openClaim(
  { tx, now }: StepContext,
  { next, event, parcelId, details }: Written,
): Promise<void> {
  const claim = { merchantOrderId: next.id, parcelId, note: details.reason ?? '', now };
  const isBroken = event === 'back_at_merchant' && details.condition !== 'sellable';
  if (event === 'not_received') await insertClaim(tx, { ...claim, kind: 'not_received' });
  // A merchant that carried a parcel itself has nobody to claim from.
  const carrier = next.parcels.find(({ id }) => id === parcelId)?.carrier;
  if (carrier !== 'merchant' && (COURIER_OWES.has(event) || (isBroken && details.condition)))
    await insertClaim(tx, { ...claim, kind: 'courier' });
  if (event === 'reopened' && parcelId !== null) await dropCourierClaim(tx, { parcelId, now });
  if (event === 'hand_over_late') await markLate(tx, next.id, now);
  if (event === 'delivery_overdue') await markOverdue(tx, next.id, now);
  if (event === 'switched_to_cash') await setPaymentMethod(tx, next.orderId, next.paymentMethod);
}

async function recordEvent(
  { tx, now }: StepContext,
  { before, next, event, parcelId, by, details }: Written,
): Promise<number> {
  return writeHistory(tx, {
    merchantOrderId: next.id,
    parcelId,
    event,
    from: before.status,
    to: next.status,
    role: roleOf(by),
    userId: 'userId' in by ? by.userId : null,
    reason: details.reason ?? '',
    cancelled: cancelledBetween(before, next),
    requestId: by.requestId,
    at: now,
    emits: `order.${event}`,
  });
}

async function postToLedger(
  work: StepContext,
  { before, next, ...written }: Written,
  eventId: number,
): Promise<void> {
  const { tx, now } = work;
  const step = { merchantOrderId: next.id, eventId, at: now };
  // Cash is paid with its parcel, so nobody has advanced anything for one that did not arrive.
  const isEnded = ({ status }: MerchantOrder) => status === 'completed' && !isCash(next);
  if (isEnded(before) && !isEnded(next)) await returnFees(tx, step);
  await postEarned(work, { before, next, ...written }, eventId);
  if (isEnded(next) && !isEnded(before)) await recogniseFees(tx, { ...step, rest: unearnedPiastres(next) });
}

/** Posts what the event earned or reversed. Cash in the merchant's hands is its debt at once. */
async function postEarned(
  { tx, now }: StepContext,
  { before, next, parcelId }: Written,
  eventId: number,
): Promise<void> {
  const { delivered, commission } = earnedBetween(before, next);
  if (delivered.length === 0) return;
  const parcel = next.parcels.find(({ id }) => id === parcelId);
  const isOwnCash = isCash(next) && parcel?.carrier === 'merchant';
  const isPaidOut = parcelId !== null && (await wasPaidOut(tx, parcelId));
  const shared = {
    cause: { type: 'order_event', id: eventId },
    of: { merchantOrderId: next.id, ...(parcelId === null ? {} : { parcelId }) },
    earning: isOwnCash || isPaidOut ? 'at_once' : 'waits',
    at: now,
  } as const;
  const isBack = parcel?.state !== 'delivered';
  await post(tx, { ...shared, kind: isBack ? 'delivery_reversed' : 'delivered', entries: delivered });
  await post(tx, { ...shared, kind: isBack ? 'commission_reversed' : 'commission', entries: commission });
  if (delivered.some(({ account }) => account === 'buyer_advances'))
    await bearShortfall(tx, { merchantOrderId: next.id, merchantId: next.merchantId, eventId, at: now });
}

/** The account's role for a person, otherwise the kind of actor. */
function roleOf(by: Actor): string {
  if (by.kind === 'buyer') return 'user';
  return by.kind === 'staff' ? by.role : by.kind;
}
