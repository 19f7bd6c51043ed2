import { countAttempt } from '#modules/accounts/server/limits.ts';
import { acceptPrivateImage, namePrivate } from '#modules/media/server/private-pictures.ts';
import { actorFor } from '#modules/orders/server/actor-for.ts';
import { applyParcelEventIn } from '#modules/orders/server/steps/apply-parcel-event.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { refusalOf } from '#platform/refusal.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { handOverParcels as handOverCall, uploadSignature as uploadCall } from '../calls.ts';
import { refuseHandover } from '../text.ts';
import { ownMerchant } from './own-merchant.ts';
import {
  insertHandover,
  insertParcel,
  type NewHandover,
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
 * while another is held. The list itself is written with the first parcel that goes, so there is none without parcels. A
 * request that is repeated, because its answer was lost or is late, continues the same list.
 */
export async function handOverParcels(
  ctx: Ctx,
  input: Input,
  caller: Caller<Account>,
): Promise<CallBody<typeof handOverCall>> {
  const parcelIds = [...new Set(input.parcelIds)];
  const list = await listOf(ctx, input, caller.viewer);
  if (!parcelIds.every(id => list.signedFor.includes(id))) throw refuseHandover('not_signed_for');
  const known = await selectOwn(ctx.db, list, parcelIds);
  const gone = await selectHanded(ctx.db, known);
  const carried = await selectCarried(ctx.db, parcelIds, input.carrier);
  const refusals = new Map<number, string>();
  for (const parcelId of parcelIds.filter(id => !gone.has(id))) {
    const refusal = await refusalOf(() => handOver(ctx, { parcelId, list, carried, caller }));
    if (refusal) refusals.set(parcelId, refusal.message);
  }
  // The same request may run beside this one, and then each hands over what the other is refused.
  const handoverId = known ?? (await selectOwn(ctx.db, list, parcelIds));
  const handed = await selectHanded(ctx.db, handoverId);
  return {
    handoverId,
    outcomes: parcelIds.map(parcelId =>
      handed.has(parcelId)
        ? { parcelId, outcome: 'done', why: '' }
        : { parcelId, outcome: 'refused', why: refusals.get(parcelId) ?? '' },
    ),
  };
}

async function listOf(
  ctx: Ctx,
  { key, carrier, takenBy, signedFor, signature: shown }: Input,
  viewer: Account,
): Promise<NewHandover> {
  const merchantId = ownMerchant(viewer);
  const [signature] = (await namePrivate(ctx, [shown])) ?? [];
  if (signature === undefined) throw refuseHandover('signature_unknown');
  const handedBy = viewer.userId;
  return { key, merchantId, carrier, handedBy, takenBy, signature, signedFor, now: ctx.clock.now() };
}

/**
 * The list of this key; null if there is none yet. Refuses another merchant's, another courier's, and parcels that its
 * courier did not sign for.
 */
async function selectOwn(
  run: Runner,
  { key, merchantId, carrier }: Pick<NewHandover, 'key' | 'merchantId' | 'carrier'>,
  parcelIds: readonly number[],
): Promise<number | null> {
  const known = await selectByKey(run, key);
  if (!known) return null;
  if (known.merchantId !== merchantId || known.carrier !== carrier)
    throw refuseHandover('handover_not_found');
  if (!parcelIds.every(id => known.signedFor.includes(id))) throw refuseHandover('not_signed_for');
  return known.id;
}

interface Handed {
  parcelId: number;
  list: NewHandover;
  carried: ReadonlySet<number>;
  caller: Caller<Account>;
}

/** Another merchant's parcel is answered as one that is not there, so only an own one is told to be another courier's. */
function handOver(ctx: Ctx, { parcelId, list, carried, caller }: Handed): Promise<void> {
  return transaction(ctx, async tx => {
    await applyParcelEventIn(ctx, tx, { parcelId, event: 'handed_over', by: actorFor(caller) });
    if (!carried.has(parcelId)) throw refuseHandover('other_carrier');
    const handoverId = (await insertHandover(tx, list)) ?? (await selectOwn(tx, list, [parcelId]));
    if (handoverId === null) throw refuseHandover('handover_not_found');
    await insertParcel(tx, handoverId, parcelId);
  });
}
