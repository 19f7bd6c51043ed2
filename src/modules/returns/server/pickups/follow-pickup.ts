import { ownRecord } from '#modules/orders/server/couriers/own-record.ts';
import type { CourierState } from '#modules/shipping/courier.ts';
import { openCourier } from '#modules/shipping/server/couriers.ts';
import { findWebhook } from '#modules/shipping/server/find-webhook.ts';
import { HOUR } from '#platform/clock.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ReturnEvent } from '../../transitions.ts';
import { applyReturnEvent } from '../apply-return-event.ts';
import { enqueueAsking, type Pickup, selectPickup, writeReported } from './queries.ts';

/** The longest time that a lost message stays unnoticed; our own choice, as for parcels. */
const ASK_EVERY = 6 * HOUR;

/** What a courier's state means for the return that it fetches; null if nothing has happened to it. */
const RETURN_EVENT_OF = {
  booked: null,
  on_the_way: 'handed_over',
  out_for_delivery: 'handed_over',
  attempt_failed: null,
  delivered: 'received',
  refused: 'pickup_failed',
  returned: 'received',
  lost: null,
  damaged: null,
  cancelled: 'pickup_failed',
  held: null,
} as const satisfies Record<CourierState, ReturnEvent | null>;

export async function askLater({ db }: Ctx, returnId: number): Promise<void> {
  await enqueueAsking(db, returnId, new Date(Date.now() + ASK_EVERY));
}

/** After `courier.reported`, if it was about a return. */
export async function handlePickupWebhook(ctx: Ctx, webhookId: number): Promise<void> {
  const webhook = await findWebhook(ctx, webhookId);
  const pickup = webhook && (await selectPickup(ctx.db, webhook));
  if (pickup) await takeNews(ctx, pickup);
}

/** Asks about a return until it has arrived or nobody will fetch it, and schedules the next question. */
export async function askAboutPickup(ctx: Ctx, returnId: number): Promise<void> {
  const pickup = await selectPickup(ctx.db, { returnId });
  if (!pickup || (pickup.returnState !== 'awaiting_pickup' && pickup.returnState !== 'in_transit')) return;
  await askLater(ctx, returnId);
  await takeNews(ctx, pickup);
}

/** The same news again finds the step taken, and is no news. */
async function takeNews(ctx: Ctx, pickup: Pickup): Promise<void> {
  const courier = openCourier(ctx.config, pickup.courier, ownRecord(ctx));
  const report = await courier?.track(pickup.trackingNumber);
  if (!report) return;
  const event = RETURN_EVENT_OF[report.state];
  const endedAt = event === 'pickup_failed' ? ctx.clock.now() : null;
  await writeReported(ctx.db, pickup, { state: report.state, endedAt });
  if (!event) return;
  const by = { kind: 'courier', name: pickup.courier, requestId: report.reportId } as const;
  try {
    await applyReturnEvent(ctx, { returnId: pickup.returnId, event, by });
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'not_possible_now') throw error;
  }
}
