import { EVENT_OF, type Report } from '#modules/shipping/courier.ts';
import { openCourier } from '#modules/shipping/server/couriers.ts';
import { findWebhook } from '#modules/shipping/server/find-webhook.ts';
import { HOUR } from '#platform/clock.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ParcelState } from '../../parcel.ts';
import type { StepDetails } from '../../step-details.ts';
import { applyParcelReport } from '../steps/apply-parcel-event.ts';
import { ownRecord } from './own-record.ts';
import { enqueueAsking, selectTrackedParcel, type TrackedParcel } from './queries.ts';

/** The longest time that a lost message stays unnoticed; our own choice. */
const ASK_EVERY = 6 * HOUR;
const ENDED: ReadonlySet<ParcelState> = new Set(['delivered', 'returned', 'cancelled']);

export async function askLater({ db }: Ctx, parcelId: number): Promise<void> {
  await enqueueAsking(db, parcelId, new Date(Date.now() + ASK_EVERY));
}

/** After `courier.reported`: a message is only a reason to ask, and only the answer counts. */
export async function handleCourierWebhook(ctx: Ctx, webhookId: number): Promise<void> {
  const webhook = await findWebhook(ctx, webhookId);
  const parcel = webhook && (await selectTrackedParcel(ctx.db, webhook));
  if (parcel) await takeNews(ctx, parcel);
}

/** Asks about a parcel that has not reached its end, and schedules the next question. */
export async function askCourier(ctx: Ctx, parcelId: number): Promise<void> {
  const parcel = await selectTrackedParcel(ctx.db, { parcelId });
  if (!parcel || ENDED.has(parcel.state)) return;
  await askLater(ctx, parcelId);
  await takeNews(ctx, parcel);
}

/** In whatever order messages arrive, a courier reports the present; steps that were missed are applied first. */
async function takeNews(ctx: Ctx, parcel: TrackedParcel): Promise<void> {
  const courier = openCourier(ctx.config, parcel.carrier, ownRecord(ctx));
  const report = await courier?.track(parcel.trackingNumber);
  const event = report ? EVENT_OF[report.state] : null;
  if (!report || !event) return;
  const by = { kind: 'courier', name: parcel.carrier, requestId: report.reportId } as const;
  try {
    await applyParcelReport(ctx, {
      parcelId: parcel.id,
      event,
      by,
      reportId: report.reportId,
      details: detailsOf(report, parcel),
    });
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'not_possible_now') throw error;
    // The courier and our record disagree about one parcel. Only a person can decide which is right (`reopened`).
    ctx.log.error(
      { parcelId: parcel.id, state: parcel.state, reported: report.state },
      'a courier contradicts us',
    );
  }
}

function detailsOf(
  { reason, collected, condition, trackingNumber }: Report,
  { state }: TrackedParcel,
): StepDetails {
  return {
    ...(reason === null ? {} : { reason }),
    ...(collected === null ? {} : { collected, proof: trackingNumber }),
    // Goods reported as damaged do not come back as sellable.
    ...(condition === null ? {} : { condition: state === 'damaged' ? 'damaged' : condition }),
  };
}
