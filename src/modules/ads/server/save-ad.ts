import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  createAd as createCall,
  saveAd as saveCall,
  switchAd as switchCall,
} from '../back-office.calls.ts';
import { placeOf } from '../crop.ts';
import { adRefusal, adRules } from '../managed-ad.text.ts';
import type { AdDraft, ManagedAd } from '../managed-ad.ts';
import { cutImage, imageFor } from './cut-image.ts';
import {
  deleteAdRow,
  findTarget,
  insertAd,
  lockAds,
  type StoredAd,
  setAdActive,
  updateAd,
  type WrittenAd,
} from './managed-ads.sql.ts';
import { readAd } from './show-ads.ts';

/** Creates an ad. Refuses a target that the shop does not show, and a picture that is too small for its place. */
export async function createAd(
  ctx: Ctx,
  draft: CallInput<typeof createCall>,
  caller: Caller<Account>,
): Promise<ManagedAd> {
  const ad: WrittenAd = {
    ...draft,
    ...(await targetOf(ctx, draft)),
    ...(await cutImage(ctx, draft.picture, placeOf(draft))),
  };
  const id = await transaction(ctx, async tx => {
    const adId = await insertAd(tx, ad);
    await recordChange(tx, caller, {
      what: 'ad.created',
      subject: { type: 'ad', id: adId },
      from: null,
      to: audited(ad),
    });
    return adId;
  });
  return readAd(ctx, id);
}

/**
 * Saves an ad over the version that was read. If somebody saved in between, it refuses with `ad_changed_meanwhile` and
 * the current ad. An unchanged target may stay even if the shop hides it now.
 */
export async function saveAd(
  ctx: Ctx,
  { adId, version, ...draft }: CallInput<typeof saveCall>,
  caller: Caller<Account>,
): Promise<ManagedAd> {
  const read = await readAd(ctx, adId);
  if (read.version !== version) throw adRefusal('ad_changed_meanwhile', { current: read });
  // Pictures are cut before anything is locked, for the version that was read.
  const place = placeOf(draft);
  const image = draft.picture ? await cutImage(ctx, draft.picture, place) : await imageFor(ctx, read, place);
  const ad: WrittenAd = { ...draft, ...(await targetOf(ctx, draft, read)), ...image };
  const isSaved = await transaction(ctx, async tx => {
    const [before] = await lockAds(tx, { id: adId });
    if (before?.version !== version) return false;
    await updateAd(tx, adId, ad);
    await recordChange(tx, caller, {
      what: 'ad.changed',
      subject: { type: 'ad', id: adId },
      ...difference(audited(before), audited(ad)),
    });
    return true;
  });
  const after = await readAd(ctx, adId);
  if (!isSaved) throw adRefusal('ad_changed_meanwhile', { current: after });
  return after;
}

/** Switches an ad on for its period, or off. */
export async function switchAd(
  ctx: Ctx,
  { adId, active }: CallInput<typeof switchCall>,
  caller: Caller<Account>,
): Promise<ManagedAd> {
  await transaction(ctx, async tx => {
    const before = await setAdActive(tx, { id: adId, active });
    if (!before) throw adRefusal('ad_not_found');
    if (before.was === active) return;
    await recordChange(tx, caller, {
      what: 'ad.active',
      subject: { type: 'ad', id: adId },
      from: before.was,
      to: active,
    });
  });
  return readAd(ctx, adId);
}

/** Deletes an ad for good, with its counts. */
export async function deleteAd(
  ctx: Ctx,
  adId: number,
  caller: Caller<Account>,
): Promise<Record<string, never>> {
  await transaction(ctx, async tx => {
    const gone = await deleteAdRow(tx, adId);
    if (!gone) throw adRefusal('ad_not_found');
    await recordChange(tx, caller, {
      what: 'ad.deleted',
      subject: { type: 'ad', id: adId },
      from: gone.title,
      to: null,
    });
  });
  return {};
}

type Target = Pick<WrittenAd, 'merchantId' | 'productId' | 'categoryId' | 'brandId'>;

const KEYS = {
  merchant: 'merchantId',
  product: 'productId',
  category: 'categoryId',
  brand: 'brandId',
} as const satisfies Record<AdDraft['directTo'], keyof Target>;

/**
 * Where a click leads, and the merchant it falls back to [LND-11]. Only targets that the shop shows, or the previous
 * one.
 */
async function targetOf(
  ctx: Ctx,
  { directTo, targetId, merchantId }: AdDraft,
  before?: Target,
): Promise<Target> {
  const none: Target = { merchantId: null, productId: null, categoryId: null, brandId: null };
  const key = KEYS[directTo];
  const found = await findTarget(ctx.db, directTo, targetId);
  if (!found && before?.[key] !== targetId)
    throw adRefusal('ad_target_missing', { fields: { targetId: adRules.target } });
  if (!found) return { ...none, merchantId: before?.merchantId ?? null, [key]: targetId };
  if (found.merchantId !== null) return { ...none, merchantId: found.merchantId, [key]: targetId };
  if (merchantId !== null && merchantId !== before?.merchantId) {
    if (!(await findTarget(ctx.db, 'merchant', merchantId)))
      throw adRefusal('ad_target_missing', { fields: { merchantId: adRules.target } });
  }
  return { ...none, merchantId, [key]: targetId };
}

type Audited = Record<string, unknown>;

/** The fields of an ad that the audit records. */
function audited(ad: WrittenAd | StoredAd): Audited {
  return {
    title: ad.title,
    place: ad.type,
    order: ad.order,
    target: `${ad.directTo} ${ad[KEYS[ad.directTo as AdDraft['directTo']]] ?? ''}`,
    startsAt: ad.startsAt,
    endsAt: ad.endsAt,
    active: ad.active,
    image: ad.image,
  };
}

/** Only the fields that changed. */
function difference(from: Audited, to: Audited): { from: Audited; to: Audited } {
  const changed = Object.keys(to).filter(key => JSON.stringify(from[key]) !== JSON.stringify(to[key]));
  const part = (of: Audited) => Object.fromEntries(changed.map(key => [key, of[key]]));
  return { from: part(from), to: part(to) };
}
