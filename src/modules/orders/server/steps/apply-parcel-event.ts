import { randomInt } from 'node:crypto';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Actor } from '../../actor.ts';
import { canDoToParcel } from '../../can-do.ts';
import type { MerchantOrder } from '../../merchant-order.ts';
import { type ParcelEvent, parcelRule, stepsReported } from '../../parcel.ts';
import { stepParcel } from '../../step.ts';
import type { StepDetails } from '../../step-details.ts';
import { orderRefusal } from '../../text.ts';
import { lockGroup, selectMerchantOrders } from '../queries.ts';
import { storeParcelReport } from './apply-parcel-event.sql.ts';
import { writeStep } from './write-step.ts';

export interface ParcelEventInput {
  parcelId: number;
  event: ParcelEvent;
  by: Actor;
  details?: StepDetails;
}

/** A courier's report about a parcel. */
export interface ParcelReport {
  parcelId: number;
  event: ParcelEvent;
  by: Extract<Actor, { kind: 'courier' }>;
  /** The courier's own id of this report, or one made from its content. */
  reportId: string;
  details?: StepDetails;
}

/** Applies an event to one parcel, and with it to its merchant order, in one transaction. Refuses like `applyEvent`. */
export async function applyParcelEvent(ctx: Ctx, input: ParcelEventInput): Promise<MerchantOrder> {
  return transaction(ctx, tx => applyParcelEventIn(ctx, tx, input));
}

export async function applyParcelEventIn(ctx: Ctx, tx: Tx, input: ParcelEventInput): Promise<MerchantOrder> {
  const merchantOrder = await lockMerchantOrderOf(tx, input.parcelId);
  return applyOne(ctx, tx, { merchantOrder, ...input });
}

/**
 * Applies a courier's report, in any order and however often it arrives. Steps that were not reported are applied first.
 * A report of a step that is over is `late`, and a repeated one is `known`; neither changes anything. Refuses with
 * `not_possible_now` if it contradicts our record.
 */
export async function applyParcelReport(ctx: Ctx, report: ParcelReport): Promise<'done' | 'late' | 'known'> {
  return transaction(ctx, async tx => {
    const { parcelId, event, by, reportId } = report;
    let merchantOrder = await lockMerchantOrderOf(tx, parcelId);
    const parcel = merchantOrder.parcels.find(each => each.id === parcelId);
    if (parcel?.carrier !== by.name) throw orderRefusal('order_not_found');
    const steps = stepsReported(parcel.state, event);
    const outcome = steps === 'late' ? 'late' : 'done';
    const note = { carrier: by.name, reportId, parcelId, event, outcome, now: ctx.clock.now() } as const;
    if (!(await storeParcelReport(tx, note))) return 'known';
    if (steps === 'late') return 'late';
    if (steps === 'contradicts') throw orderRefusal('not_possible_now');
    for (const step of steps)
      merchantOrder = await applyOne(ctx, tx, {
        ...report,
        merchantOrder,
        event: step,
        details: detailsOf(report, step),
      });
    return 'done';
  });
}

/** A step that was not reported carries only the reason. */
function detailsOf({ event, details }: ParcelReport, step: ParcelEvent): StepDetails {
  return step === event ? (details ?? {}) : { reason: details?.reason ?? 'other' };
}

async function lockMerchantOrderOf(tx: Tx, parcelId: number): Promise<MerchantOrder> {
  const orderId = await lockGroup(tx, { parcelId });
  const merchantOrders = orderId === undefined ? [] : await selectMerchantOrders(tx, orderId);
  const merchantOrder = merchantOrders.find(each => each.parcels.some(parcel => parcel.id === parcelId));
  if (!merchantOrder) throw orderRefusal('order_not_found');
  return merchantOrder;
}

/**
 * For a parcel that its merchant delivers, the last attempt is the end; couriers count their own attempts and report
 * the end.
 */
function isGivenUp({ parcels }: MerchantOrder, parcelId: number, most: number): boolean {
  const parcel = parcels.find(({ id }) => id === parcelId);
  return parcel?.carrier === 'merchant' && parcel.attempts >= most;
}

async function applyOne(
  ctx: Ctx,
  tx: Tx,
  { merchantOrder, parcelId, event, by, details = {} }: ParcelEventInput & { merchantOrder: MerchantOrder },
): Promise<MerchantOrder> {
  const decision = canDoToParcel(by, { merchantOrder, parcelId }, event);
  if (decision !== 'yes') throw orderRefusal(decision);
  if (parcelRule(event).reasonNeeded && !details.reason)
    throw orderRefusal('reason_needed', { fields: { reason: orderRefusal('reason_needed').message } });
  const code = event === 'handed_over' ? { newDeliveryCode: newDeliveryCode() } : {};
  const next = stepParcel(merchantOrder, { parcelId, event }, { ...details, ...code });
  const after = await writeStep(ctx, tx, { before: merchantOrder, next, event, parcelId, by, details });
  const { timers } = await readSettings(ctx);
  if (event !== 'attempt_failed' || !isGivenUp(after, parcelId, timers.deliveryAttempts)) return after;
  const givenUp = { event: 'refused', details: { reason: 'attempts_exhausted' } } as const;
  return applyOne(ctx, tx, { merchantOrder: after, parcelId, by, ...givenUp });
}

/** The code that the buyer gives to a merchant that delivers the parcel. */
function newDeliveryCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
