import { timingSafeEqual } from 'node:crypto';
import { countAttempt } from '#modules/accounts/server/limits.ts';
import { unsignPicture } from '#modules/media/server/private-pictures.ts';
import type { CallInput } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../calls.ts';
import { type ParcelEvent, postponedRange, postponedTo } from '../../parcel.ts';
import type { StepDetails } from '../../step-details.ts';
import { orderRefusal } from '../../text.ts';
import { actorFor, type MerchantOrderBody, toBody } from '../actor-for.ts';
import { selectPhotoParcel } from '../back-office/queries.ts';
import { selectDeliveryCode } from '../delivery-code.sql.ts';
import { applyParcelEvent } from './apply-parcel-event.ts';

/** A call whose whole effect is one event of a parcel. */
export function parcelStep(event: ParcelEvent) {
  return async (
    ctx: Ctx,
    { parcelId, ...details }: { parcelId: number } & StepDetails,
    caller: Caller<Account>,
  ): Promise<MerchantOrderBody> =>
    toBody(await applyParcelEvent(ctx, { parcelId, event, by: actorFor(caller), details }));
}

/** By a merchant that delivered it, with the buyer's code or a photo sent for this parcel; by staff, with proof. */
export async function deliverParcel(
  ctx: Ctx,
  { parcelId, code, proof: shown = '' }: CallInput<typeof calls.deliverParcel>,
  caller: Caller<Account>,
): Promise<MerchantOrderBody> {
  const by = actorFor(caller);
  const proof = unsignPicture(ctx, shown);
  if (by.kind === 'merchant') await refuseUnproved(ctx, { parcelId, code, proof, merchantId: by.merchantId });
  else if (!proof) throw proofNeeded();
  const details = { proof: proof || 'code' };
  return toBody(await applyParcelEvent(ctx, { parcelId, event: 'delivered', by, details }));
}

export async function reportLoss(
  ctx: Ctx,
  { parcelId, event, reason }: CallInput<typeof calls.reportLoss>,
  caller: Caller<Account>,
): Promise<MerchantOrderBody> {
  return parcelStep(event)(ctx, { parcelId, ...(reason ? { reason } : {}) }, caller);
}

/** What the buyer put off needs the day that they named (`other_day_needed`), which they then read. */
export async function reportAttempt(
  ctx: Ctx,
  { parcelId, reason, day }: CallInput<typeof calls.reportAttempt>,
  caller: Caller<Account>,
): Promise<MerchantOrderBody> {
  const attempt = parcelStep('attempt_failed');
  if (reason !== 'postponed') return attempt(ctx, { parcelId, reason }, caller);
  const { first, last } = postponedRange(cairoDay(ctx.clock.now()));
  if (day === undefined || day < first || day > last)
    throw orderRefusal('other_day_needed', { fields: { day: orderRefusal('other_day_needed').message } });
  return attempt(ctx, { parcelId, reason: postponedTo(day) }, caller);
}

const proofNeeded = () =>
  orderRefusal('proof_needed', { fields: { proof: orderRefusal('proof_needed').message } });

interface Claimed extends Pick<CallInput<typeof calls.deliverParcel>, 'parcelId' | 'code' | 'proof'> {
  merchantId: number;
}

/** The parcel must first belong to the caller; otherwise the answer reveals nothing. */
async function refuseUnproved(ctx: Ctx, { parcelId, code, proof, merchantId }: Claimed): Promise<void> {
  const found = await selectDeliveryCode(ctx.db, parcelId);
  if (found?.merchantId !== merchantId) throw orderRefusal('order_not_found');
  if (code === undefined) {
    if (!proof || (await selectPhotoParcel(ctx.db, proof)) !== parcelId) throw proofNeeded();
    return;
  }
  await countAttempt(ctx, 'delivery_code', parcelId);
  const [given, expected] = [Buffer.from(code), Buffer.from(found.code ?? '')];
  if (given.length !== expected.length || expected.length === 0 || !timingSafeEqual(given, expected))
    throw orderRefusal('wrong_delivery_code', {
      fields: { code: orderRefusal('wrong_delivery_code').message },
    });
}
