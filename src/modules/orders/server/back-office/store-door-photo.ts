import { redrawPicture } from '#modules/media/server/accept-image.ts';
import { AUDIENCES, identifierOf, isUploadedPicture } from '#modules/media/server/originals.ts';
import { signPicture } from '#modules/media/server/private-pictures.ts';
import { hashOf, storePicture } from '#modules/media/server/store-picture.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { uploadProof as uploadCall } from '../../back-office.calls.ts';
import { orderRefusal } from '../../text.ts';
import { selectDeliveryCode } from '../delivery-code.sql.ts';
import { insertParcelPhoto, selectPhotoParcel } from './queries.ts';
import { scopeOf } from './scope.ts';

/**
 * Keeps a photo of one parcel at its door. It proves the delivery of that parcel alone, so a picture that the shop has
 * from elsewhere is refused with `photo_used`, and a parcel of another merchant with `order_not_found`.
 */
export async function storeDoorPhoto(
  ctx: Ctx,
  { file, parcelId }: CallInput<typeof uploadCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof uploadCall>> {
  const scope = scopeOf(viewer);
  const parcel = await selectDeliveryCode(ctx.db, parcelId);
  if (!parcel || (scope !== 'all' && parcel.merchantId !== scope.merchantId))
    throw orderRefusal('order_not_found');
  const { data } = await redrawPicture(file);
  const hash = hashOf(data);
  const identifier = identifierOf({ audience: 'private', hash });
  const isOwn = (await selectPhotoParcel(ctx.db, identifier)) === parcelId;
  if (!isOwn) await refuseKnown(ctx, hash);
  await storePicture(ctx, data, 'private');
  const owner = await insertParcelPhoto(ctx.db, { identifier, parcelId, sentAt: ctx.clock.now() });
  if (owner !== parcelId) throw orderRefusal('photo_used');
  return { identifier: signPicture(ctx, identifier) };
}

async function refuseKnown({ storage }: Ctx, hash: string): Promise<void> {
  for (const audience of AUDIENCES)
    if (await isUploadedPicture(storage, { audience, hash })) throw orderRefusal('photo_used');
}
