import { countAttempt } from '#modules/accounts/server/limits.ts';
import { acceptPrivateImage, namePrivate } from '#modules/media/server/private-pictures.ts';
import { actorFor } from '#modules/orders/server/actor-for.ts';
import { applyParcelEventIn } from '#modules/orders/server/steps/apply-parcel-event.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { refusalOf } from '#platform/refusal.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { handOverParcels as handOverCall, uploadSignature as uploadCall } from '../calls.ts';
import { refuseHandover } from '../text.ts';
import { ownMerchant } from './own-merchant.ts';
import {
  deleteIfEmpty,
  insertHandover,
  insertParcel,
  selectByKey,
  selectCarried,
  selectHanded,
} from './queries.ts';

/** Stores a signature for the list that is sent next. Refuses too many a day, and whatever `acceptImage` refuses. */
export async function uploadSignature(
  ctx: Ctx,
  { file }: CallInput<typeof uploadCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof uploadCall>> {
  await countAttempt(ctx, 'signature_by_member', viewer.userId);
  return { identifier: await acceptPrivateImage(ctx, file) };
}

type Input = CallInput<typeof handOverCall>;

/**
 * Hands each parcel over in its own transaction, so that a refused one does not stop the others and no lock is waited for
 * while another is held. A request that is repeated, because its answer was lost or is late, continues the same list.
 */
export async function handOverParcels(
  ctx: Ctx,
  input: Input,
  caller: Caller<Account>,
): Promise<CallBody<typeof handOverCall>> {
  const parcelIds = [...new Set(input.parcelIds)];
  const handoverId = await openList(ctx, { ...input, parcelIds }, caller.viewer);
  const gone = await selectHanded(ctx.db, handoverId);
  const carried = await selectCarried(ctx.db, parcelIds, input.carrier);
  const refusals = new Map<number, string>();
  for (const parcelId of parcelIds.filter(id => !gone.has(id))) {
    const refusal = await refusalOf(() => handOver(ctx, { parcelId, handoverId, carried, caller }));
    if (refusal) refusals.set(parcelId, refusal.message);
  }
  // The same request may run beside this one, and then each hands over what the other is refused.
  const handed = await selectHanded(ctx.db, handoverId);
  if (handed.size === 0) await deleteIfEmpty(ctx.db, handoverId);
  return {
    handoverId: handed.size === 0 ? null : handoverId,
    outcomes: parcelIds.map(parcelId =>
      handed.has(parcelId)
        ? { parcelId, outcome: 'done', why: '' }
        : { parcelId, outcome: 'refused', why: refusals.get(parcelId) ?? '' },
    ),
  };
}

async function openList(
  ctx: Ctx,
  { key, carrier, takenBy, parcelIds, signature: shown }: Input,
  viewer: Account,
): Promise<number> {
  const merchantId = ownMerchant(viewer);
  const [signature] = (await namePrivate(ctx, [shown])) ?? [];
  if (signature === undefined) throw refuseHandover('signature_unknown');
  const handedBy = viewer.userId;
  const opened = { key, merchantId, carrier, handedBy, takenBy, signature, parcelIds, now: ctx.clock.now() };
  const id = await insertHandover(ctx.db, opened);
  if (id !== null) return id;
  const known = await selectByKey(ctx.db, key);
  const isSame = known?.merchantId === merchantId && known.carrier === carrier;
  // Nothing is put under a signature afterwards.
  if (!isSame || !parcelIds.every(id => known.parcelIds.includes(id)))
    throw refuseHandover('handover_not_found');
  return known.id;
}

interface Handed {
  parcelId: number;
  handoverId: number;
  carried: ReadonlySet<number>;
  caller: Caller<Account>;
}

/** Another merchant's parcel is answered as one that is not there, so only an own one is told to be another courier's. */
function handOver(ctx: Ctx, { parcelId, handoverId, carried, caller }: Handed): Promise<void> {
  return transaction(ctx, async tx => {
    await applyParcelEventIn(ctx, tx, { parcelId, event: 'handed_over', by: actorFor(caller) });
    if (!carried.has(parcelId)) throw refuseHandover('other_carrier');
    await insertParcel(tx, handoverId, parcelId);
  });
}
